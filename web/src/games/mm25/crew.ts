import { seedOf } from '../../cards/chance';

const CREWS = ['#1d5d86', '#4a5560', '#7a6024', '#8a2b2b', '#3d6b4a', '#6b4a7a'];
const KNOWN: Record<string, number> = { 'dawn-gulls': 0, 'iron-tide': 1, citizens: 2, enemy: 3 };

/** A crew's ink, the same whenever it is met. */
export function crewInk(crew: string | undefined): string {
  return crew ? CREWS[KNOWN[crew] ?? seedOf(crew) % CREWS.length]! : '#5b4a35';
}

export function crewFlag(crew: string): string {
  const sign = [
    '<path d="M0 0H10V16H0Z" fill="#f4ead3"/>',
    '<path d="M0 0L24 16H0Z" fill="#f4ead3"/>',
    '<rect y="5.5" width="24" height="5" fill="#f4ead3"/>',
    '<circle cx="12" cy="8" r="4.5" fill="#f4ead3"/>',
  ][(KNOWN[crew] ?? seedOf(`flag${crew}`)) % 4]!;
  return `<svg class="crew" viewBox="0 0 24 16" aria-hidden="true"><rect width="24" height="16" rx="1.5" fill="${crewInk(crew)}"/>${sign}</svg>`;
}
