import Printed from '../../cards/Printed.svelte';
import type { CardAbout } from '../../lib/api';
import type { Room } from '../registry';
import Lettering from './Lettering.svelte';
import { back } from './back';
import './room.css';

const zombie = (code: string, colour: string, cost: number, power: number): CardAbout => ({
  code,
  name: '',
  kind: 'zombie',
  colours: [colour],
  facts: [
    { kind: 'cost', value: cost },
    { kind: 'power', value: power },
    { kind: 'critical', value: 2 },
  ],
});

export default {
  face: Printed,
  picture: () => import('./picture'),
  back,
  sign: (kind) => (kind === 'event' ? 'bolt' : undefined),
  lettering: Lettering,
  ground: ['#2d4a3c', '#101d18'],
  samples: [zombie('DZ-035', 'red', 5, 5000), zombie('DZ-026', 'blue', 6, 6500), zombie('DZ-009', 'green', 6, 7000)],
} satisfies Room;
