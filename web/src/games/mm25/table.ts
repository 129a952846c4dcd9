import type { Layout, Place } from '../../table/layouts';
import type { TableRoom } from '../registry';
import './table.css';

const pile = (area: string): Place => ({
  look: 'pile',
  area,
  size: { portrait: '40px', landscape: '34px', desk: 'min(72px, var(--w))' },
  named: true,
});
const placed = (area: string): Place => ({
  look: 'row',
  area,
  slots: 1,
  closes: true,
  size: {
    portrait: 'calc(var(--w) * .62)',
    landscape: 'max(47px, calc(var(--w) * .78))',
    desk: 'max(60px, calc(var(--w) * .72))',
  },
});

const layout: Layout = {
  zones: {
    bridge: { look: 'bridge', area: 'bridge', slots: 3 },
    reinforcements: placed('reinf'),
    techniques: placed('tech'),
    chest: pile('chest'),
    logbook: pile('log'),
    ocean: pile('ocean'),
    trophies: pile('lost'),
    deck: { look: 'row', area: 'bridge', size: { portrait: '52px', landscape: '50px', desk: '64px' } },
    sideboard: pile('side'),
    hand: { look: 'hand' },
  },
  plans: {
    portrait: {
      cw: 'min(78px, calc((100cqw - 176px) / 3), calc((100cqh - 150px) / 4.7))',
      columns: '60px minmax(0, 1fr) minmax(0, 1fr) 60px',
      me: '"log reinf tech chest" "log bridge bridge chest" "lost bridge bridge ocean"',
      opp: '"log bridge bridge chest" "lost bridge bridge ocean" "lost reinf tech ocean"',
      gap: '6px 4px',
      water: '50px',
    },
    // One row a side: what is brought into a Battle stands beside the Bridge.
    landscape: {
      cw: 'min(72px, calc((100cqw - 336px) / 3), calc((100cqh - 104px) / 2.9))',
      columns: '60px minmax(0, 1fr) auto minmax(0, 1fr) 60px',
      me: '"log reinf bridge tech chest" "lost reinf bridge tech ocean"',
      opp: '"log reinf bridge tech chest" "lost reinf bridge tech ocean"',
      gap: '2px 4px',
      rows: 'repeat(2, minmax(0, 1fr))',
      water: '44px',
    },
    desk: {
      cw: 'min(108px, calc((100cqh - 168px) / 4.9))',
      columns: '84px 84px minmax(0, 1fr) minmax(0, 1fr) 84px 84px',
      me: '"side side reinf tech . ." "log lost bridge bridge chest ocean"',
      opp: '"log lost bridge bridge chest ocean" "side side reinf tech . ."',
      gap: '8px 14px',
      water: '64px',
    },
  },
  spaces: { me: [1, 0, 2], opp: [2, 0, 1] },
};

export default { layout } satisfies TableRoom;
