import type { Layout } from '../../table/layouts';
import type { TableRoom } from '../registry';
import './table.css';

const layout: Layout = {
  zones: {
    leader: { look: 'row', area: 'leader', slots: 1 },
    characters: { look: 'row', area: 'chars', slots: 5 },
    stage: { look: 'row', area: 'stage', slots: 1, named: true },
    cost: { look: 'don', area: 'don', unit: 'don' },
    life: { look: 'life', area: 'life', size: '40px', desk: 'min(84px, var(--w))' },
    trigger: { look: 'row', area: 'life', size: '44px', passing: true },
    deck: { look: 'pile', area: 'deck', size: '42px', desk: 'min(84px, var(--w))' },
    trash: { look: 'pile', area: 'trash', size: '42px', desk: 'min(84px, var(--w))' },
    hand: { look: 'hand' },
  },
  phone: {
    cw: 'min(70px, calc((100cqw - 46px) / 5), calc((100cqh - 100px) / 5.6))',
    columns: '58px var(--w) var(--w) minmax(0, 1fr) 44px 44px',
    me: '"chars chars chars chars chars chars" "life leader stage don deck trash"',
    opp: '"life leader stage don deck trash" "chars chars chars chars chars chars"',
    gap: '8px 6px',
    rows: 'repeat(2, calc(var(--w) * 1.4))',
  },
  desk: {
    cw: 'min(112px, calc((100cqh - 124px) / 5.6), calc((100cqw - 340px) / 7.4))',
    columns: '132px minmax(0, 1fr) calc(var(--w) * 1.45) minmax(0, 1fr) 132px',
    me: '"life chars chars chars deck" "life don leader stage trash"',
    opp: '"life don leader stage trash" "life chars chars chars deck"',
    gap: '10px',
    rows: 'repeat(2, calc(var(--w) * 1.4))',
  },
  water: { phone: '48px', desk: '60px' },
};

export default { layout } satisfies TableRoom;
