import { rayedBack, rose } from '../../cards/strokes';
import type { Room } from '../registry';
import Face from './Face.svelte';
import './room.css';

const [GROUND, INK] = ['#0f2c46', '#d8b36b'];

export default {
  face: Face,
  picture: () => import('./picture'),
  back: () => rayedBack(GROUND, INK, rose(GROUND, INK)),
  sign: (kind) => (kind === 'leader' ? 'wheel' : undefined),
  typed: true,
  ground: ['#2a4a63', '#0f2231'],
  samples: [
    { code: 'QD-L02', name: '', kind: 'leader', colours: ['blue'], facts: [{ kind: 'power', value: 5000 }] },
    { code: 'QD-031', name: '', kind: 'event', colours: ['purple'], facts: [{ kind: 'cost', value: 1 }] },
    {
      code: 'QD-019',
      name: '',
      kind: 'character',
      colours: ['red'],
      facts: [
        { kind: 'cost', value: 5 },
        { kind: 'power', value: 7000 },
      ],
    },
  ],
} satisfies Room;
