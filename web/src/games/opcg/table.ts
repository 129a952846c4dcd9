import type { Layout } from '../../table/layouts';
import type { TableRoom } from '../registry';
import './table.css';

const pile = { portrait: '42px', landscape: '30px', desk: 'min(84px, var(--w))' };
const rows = 'repeat(2, calc(var(--w) * 1.4))';

const layout: Layout = {
  zones: {
    leader: { look: 'row', area: 'leader', slots: 1 },
    characters: { look: 'row', area: 'chars', slots: 5 },
    stage: { look: 'row', area: 'stage', slots: 1, named: true },
    cost: { look: 'don', area: 'don', unit: 'opcg-don', explains: { says: 'about-opcg-don', clause: 'OP-13.2' } },
    life: { look: 'life', area: 'life', size: { ...pile, portrait: '40px' } },
    trigger: { look: 'row', area: 'life', size: { portrait: '44px', landscape: '48px' }, passing: true },
    deck: { look: 'pile', area: 'deck', size: pile },
    trash: { look: 'pile', area: 'trash', size: pile },
    hand: { look: 'hand' },
  },
  plans: {
    portrait: {
      cw: 'min(70px, calc((100cqw - 46px) / 5), calc((100cqh - 100px) / 5.6))',
      columns: '58px var(--w) var(--w) minmax(0, 1fr) 44px 44px',
      me: '"chars chars chars chars chars chars" "life leader stage don deck trash"',
      opp: '"life leader stage don deck trash" "chars chars chars chars chars chars"',
      gap: '8px 6px',
      rows,
      water: '48px',
    },
    // One row a side.
    landscape: {
      cw: 'min(70px, calc((100cqw - 182px) / 7), calc((100cqh - 52px) / 3.1))',
      columns: '46px var(--w) var(--w) minmax(0, 1fr) 54px 44px',
      me: '"life leader stage chars don deck" "life leader stage chars don trash"',
      opp: '"life leader stage chars don deck" "life leader stage chars don trash"',
      gap: '4px 3px',
      rows: 'repeat(2, max(46px, calc(var(--w) * .75)))',
      water: '40px',
    },
    desk: {
      cw: 'min(112px, calc((100cqh - 124px) / 5.6), calc((100cqw - 340px) / 7.4))',
      columns: '132px minmax(0, 1fr) calc(var(--w) * 1.45) minmax(0, 1fr) 132px',
      me: '"life chars chars chars deck" "life don leader stage trash"',
      opp: '"life don leader stage trash" "life chars chars chars deck"',
      gap: '10px',
      rows,
      water: '60px',
    },
  },
};

export default { layout } satisfies TableRoom;
