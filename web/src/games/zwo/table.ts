import type { Layout } from '../../table/layouts';
import type { TableRoom } from '../registry';
import './table.css';

const layout: Layout = {
  zones: {
    area: { look: 'row' },
    intact: { look: 'row', area: 'intact', closes: true },
    'half-wrecked': {
      look: 'row',
      area: 'half',
      closes: true,
      size: 'calc(var(--w) * .74)',
      desk: 'calc(var(--w) * .84)',
      named: true,
    },
    mana: { look: 'mana', area: 'mana', named: true },
    deck: { look: 'pile', area: 'deck', size: '42px', desk: 'min(76px, var(--w))' },
    wrecked: { look: 'pile', area: 'wreck', size: '42px', desk: 'min(76px, var(--w))' },
    hand: { look: 'hand' },
  },
  phone: {
    cw: 'min(64px, calc((100cqh - 216px) / 4.9))',
    columns: '58px minmax(0, 1fr) 44px 44px',
    me: '"intact intact intact intact" "half half deck wreck" "life mana mana mana"',
    opp: '"life mana mana mana" "half half deck wreck" "intact intact intact intact"',
    gap: '6px',
  },
  desk: {
    cw: 'min(104px, calc((100cqh - 150px) / 5.3))',
    columns: '120px minmax(0, .9fr) minmax(0, 1fr) 96px',
    me: '"life intact intact deck" "life half mana wreck"',
    opp: '"life half mana wreck" "life intact intact deck"',
    gap: '8px 14px',
  },
  water: { phone: '90px', desk: '64px', deep: true },
  gauge: 10,
};

export default { layout } satisfies TableRoom;
