import { rayedBack } from '../../cards/strokes';
import type { CardAbout } from '../../lib/api';
import type { Room } from '../registry';
import Face from './Face.svelte';
import { crewInk } from './crew';
import './room.css';

const INK = '#e2c58c';
const ANCHOR = `<g transform="translate(33 53) scale(1.42)" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"><circle cx="12" cy="5" r="2"/><path d="M12 7v14M5 13c0 5 3.5 7.5 7 8 3.5-.5 7-3 7-8M8 10h8"/></g>`;

const sailor = (code: string, crew: string, power: number, damage: number, life: number): CardAbout => ({
  code,
  name: '',
  kind: 'character',
  colours: [crew],
  facts: [
    { kind: 'power', value: power },
    { kind: 'damage', value: damage },
    { kind: 'life', value: life },
  ],
});

export default {
  face: Face,
  picture: () => import('./picture'),
  back: () => rayedBack('#4a3021', INK, ANCHOR),
  frame: (colours) => `--f:${crewInk(colours[0])}`,
  ground: ['#6b5a3b', '#2c2315'],
  samples: [
    sailor('DM-C07', 'iron-tide', 700, 2, 4),
    sailor('DM-C17', 'enemy', 400, 1, 3),
    sailor('DM-C02', 'dawn-gulls', 600, 2, 4),
  ],
} satisfies Room;
