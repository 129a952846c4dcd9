// Small synthesised sounds. Off until asked for; everything that sounds is also seen.
import { prefs } from './prefs.svelte';

type Note = [frequency: number, at: number, length: number, loud: number, wave?: OscillatorType];

const SOUNDS: Record<string, Note[]> = {
  tap: [[660, 0, 0.04, 0.25]],
  move: [
    [220, 0, 0.07, 0.35, 'triangle'],
    [330, 0.03, 0.06, 0.2, 'triangle'],
  ],
  yours: [
    [523, 0, 0.12, 0.35],
    [784, 0.1, 0.2, 0.35],
  ],
  strike: [
    [110, 0, 0.16, 0.6, 'sawtooth'],
    [70, 0.05, 0.22, 0.5, 'triangle'],
  ],
  low: [[880, 0, 0.06, 0.3]],
  call: [
    [587, 0, 0.1, 0.4, 'square'],
    [880, 0.1, 0.18, 0.3, 'square'],
  ],
  won: [
    [523, 0, 0.15, 0.4],
    [659, 0.13, 0.15, 0.4],
    [784, 0.26, 0.35, 0.45],
  ],
  lost: [
    [392, 0, 0.2, 0.4],
    [311, 0.18, 0.35, 0.4],
  ],
};

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS & string): void {
  const notes = SOUNDS[name];
  if (!prefs.sound || !notes) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [frequency, at, length, loud, wave = 'sine'] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loud * prefs.volume * 0.3, currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + length);
    tone.connect(gain).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + length);
  }
}
