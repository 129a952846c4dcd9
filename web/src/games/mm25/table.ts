import type { Layout } from '../../table/layouts';
import type { TableRoom } from '../registry';
import './table.css';

const layout: Layout = {
  zones: {
    bridge: { look: 'bridge', area: 'bridge', slots: 3 },
    reinforcements: {
      look: 'row',
      area: 'reinf',
      slots: 1,
      closes: true,
      size: 'calc(var(--w) * .62)',
      desk: 'calc(var(--w) * .72)',
    },
    techniques: {
      look: 'row',
      area: 'tech',
      slots: 1,
      closes: true,
      size: 'calc(var(--w) * .62)',
      desk: 'calc(var(--w) * .72)',
    },
    chest: { look: 'pile', area: 'chest', size: '40px', desk: 'min(72px, var(--w))', named: true },
    logbook: { look: 'pile', area: 'log', size: '40px', desk: 'min(72px, var(--w))', named: true },
    ocean: { look: 'pile', area: 'ocean', size: '40px', desk: 'min(72px, var(--w))', named: true },
    trophies: { look: 'pile', area: 'lost', size: '40px', desk: 'min(72px, var(--w))', named: true },
    deck: { look: 'row', area: 'bridge', size: '52px', desk: '64px' },
    sideboard: { look: 'pile', area: 'side', size: '40px', desk: 'min(72px, var(--w))', named: true },
    hand: { look: 'hand' },
  },
  phone: {
    cw: 'min(78px, calc((100cqw - 176px) / 3), calc((100cqh - 150px) / 4.7))',
    columns: '60px minmax(0, 1fr) minmax(0, 1fr) 60px',
    me: '"log reinf tech chest" "log bridge bridge chest" "lost bridge bridge ocean"',
    opp: '"log bridge bridge chest" "lost bridge bridge ocean" "lost reinf tech ocean"',
    gap: '6px 4px',
  },
  desk: {
    cw: 'min(108px, calc((100cqh - 168px) / 4.9))',
    columns: '84px 84px minmax(0, 1fr) minmax(0, 1fr) 84px 84px',
    me: '"side side reinf tech . ." "log lost bridge bridge chest ocean"',
    opp: '"log lost bridge bridge chest ocean" "side side reinf tech . ."',
    gap: '8px 14px',
  },
  water: { phone: '50px', desk: '64px' },
  spaces: { me: [1, 0, 2], opp: [2, 0, 1] },
};

export default { layout } satisfies TableRoom;
