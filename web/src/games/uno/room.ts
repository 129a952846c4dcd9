import { rayedBack } from '../../cards/strokes';
import type { Room } from '../registry';
import { quad } from './face';
import Face from './Face.svelte';
import './room.css';

export default {
  face: Face,
  back: () => rayedBack('#14262f', '#d8b36b', quad(0.56, 50, 70)),
  unnumbered: true,
  ground: ['#5a3a2a', '#241510'],
  samples: ['B4', 'Y7', 'W'].map((code) => ({ code, name: '' })),
} satisfies Room;
