import type { Layout } from '../../table/layouts';
import type { TableRoom } from '../registry';
import './table.css';

const pile = { portrait: '42px', landscape: '30px', desk: 'min(76px, var(--w))' };

const layout: Layout = {
  zones: {
    area: { look: 'row' },
    intact: { look: 'row', area: 'intact', closes: true, named: true, outlined: true },
    'half-wrecked': {
      look: 'row',
      area: 'half',
      closes: true,
      size: { portrait: 'calc(var(--w) * .74)', desk: 'max(60px, calc(var(--w) * .84))' },
      named: true,
      outlined: true,
    },
    mana: { look: 'mana', area: 'mana', named: true, outlined: true },
    deck: { look: 'pile', area: 'deck', size: pile },
    wrecked: { look: 'pile', area: 'wreck', size: pile },
    hand: { look: 'hand' },
  },
  plans: {
    portrait: {
      cw: 'min(64px, calc((100cqh - 216px) / 4.9))',
      columns: '58px minmax(0, 1fr) 44px 44px',
      me: '"intact intact intact intact" "half half deck wreck" "life mana mana mana"',
      opp: '"life mana mana mana" "half half deck wreck" "intact intact intact intact"',
      gap: '6px',
      water: '90px',
    },
    // One row a side: life over mana, then the layers, then the piles.
    landscape: {
      cw: 'min(64px, calc((100cqw - 216px) / 6), calc((100cqh - 96px) / 2.9))',
      columns: '136px minmax(0, 1.5fr) minmax(0, 1fr) 44px',
      me: '"life intact half deck" "mana intact half deck" "mana intact half wreck" "mana intact half wreck"',
      opp: '"life intact half deck" "mana intact half deck" "mana intact half wreck" "mana intact half wreck"',
      gap: '2px 5px',
      rows: 'repeat(4, minmax(0, 1fr))',
      water: '36px',
    },
    desk: {
      cw: 'min(104px, calc((100cqh - 150px) / 5.3))',
      columns: '120px minmax(0, .9fr) minmax(0, 1fr) 96px',
      me: '"life intact intact deck" "life half mana wreck"',
      opp: '"life half mana wreck" "life intact intact deck"',
      gap: '8px 14px',
      water: '64px',
    },
  },
  deep: true,
  gauge: 10,
};

export default { layout } satisfies TableRoom;
