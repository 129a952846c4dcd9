// The voice of the page: which language it speaks, and which files it has read for that.
import type { Text } from '../wire';
import { prefs } from './prefs.svelte';
import { type Lang, load, type Names, Voice } from './words';

const BASE = ['page', 'kernel', 'server'];
let games = $state.raw<string[]>([]);
let voice = $state.raw<Voice>(new Voice('en', []));
let ready = $state(false);
let read = $state.raw<string[]>([]);

/** Reads what the chosen language needs, now and whenever it changes. Called once. */
export function keepVoice(): void {
  $effect.root(() => {
    $effect(() => {
      const lang: Lang = prefs.lang;
      const names = [...BASE, ...games];
      void load(lang, names).then((files) => {
        if (lang !== prefs.lang) return;
        voice = new Voice(lang, files);
        ready = true;
        read = names;
      });
    });
  });
}

/** Adds the words of games to what the voice knows. */
export function need(...more: string[]): void {
  const missing = more.filter((game) => !games.includes(game));
  if (missing.length) games = [...games, ...missing];
}

export const isReady = (): boolean => ready;
/** Whether these words have been read, in whatever language. */
export const hasRead = (...names: string[]): boolean => names.every((name) => read.includes(name));
export const speaks = (): Lang => voice.lang;
export const knows = (key: string): boolean => voice.has(key);

/** A text of the server. */
export const say = (text: Text, names?: Names): string => voice.say(text, names);

/** A text of the page. */
export function t(key: string, args?: Record<string, string | number>): string {
  return voice.say({ key, args });
}

export const listed = (things: string[]): string => voice.listed(things);

/** A key as a person reads it. */
export function keyName(key: string): string {
  return { ' ': t('key-space'), Escape: 'Esc' }[key] ?? key.toUpperCase();
}
