// What a player has chosen for this browser.
import type { Stops, Tempo } from '../wire';
import { type Lang, LANGS, langOf } from './words';

export interface Prefs {
  lang: Lang;
  /** `auto` follows the system until the player decides. */
  theme: 'auto' | 'night' | 'day';
  motion: 'normal' | 'fast' | 'off';
  sound: boolean;
  volume: number;
  text: 's' | 'm' | 'l';
  cards: 's' | 'm' | 'l';
  /** Whether a grave answer is asked for twice. */
  confirm: boolean;
  stops: Stops;
  /** How fast bots answer; `auto` is calm for the first games. */
  tempo: 'auto' | Tempo;
  /** How many games were begun here. */
  begun: number;
  /** For so many milliseconds the bar takes no answer to a question that is new. */
  settle: number;
  level: 'deckhand' | 'mate' | 'captain';
  keys: Record<string, string>;
}

const KEY = 'quarterdeck.prefs';

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

const DEFAULTS: Prefs = {
  lang: langOf(navigator.languages),
  theme: 'auto',
  motion: 'normal',
  sound: false,
  volume: 0.5,
  text: 'm',
  cards: 'm',
  confirm: true,
  stops: 'answers',
  tempo: 'auto',
  begun: 0,
  settle: 300,
  level: 'mate',
  keys: {},
};

export const prefs = $state<Prefs>({ ...DEFAULTS, ...stored() });
if (!LANGS.includes(prefs.lang)) prefs.lang = DEFAULTS.lang;

const dark = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ light: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.light = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export function theme(): 'night' | 'day' {
  return prefs.theme === 'auto' ? (system.light ? 'day' : 'night') : prefs.theme;
}

export function motion(): Prefs['motion'] {
  return system.still ? 'off' : prefs.motion;
}

/** So many games somebody is new to it all. */
const NEW = 10;

/** How fast bots answer. */
export const tempo = (): Tempo => (prefs.tempo === 'auto' ? (prefs.begun > NEW ? 'brisk' : 'calm') : prefs.tempo);

/** Writes every choice down and onto the page. Called once. */
export function keepPrefs(): void {
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(prefs)));
    $effect(() => {
      const root = document.documentElement;
      root.lang = prefs.lang;
      root.dataset.theme = theme();
      root.dataset.motion = motion();
      root.dataset.text = prefs.text;
      root.dataset.cards = prefs.cards;
    });
  });
}
