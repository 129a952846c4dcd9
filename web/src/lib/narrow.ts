// Narrowing the list of legal answers by what is tapped. No rule is computed here: whatever is left at the end was sent by
// the server as it is.
import type { Answer, Card, Named, Shape, Spot, Step, Table, Text, Zone } from '../wire';

/** A card on the table, or a player's plate, by a name that stays the same while the table changes around it. */
export type CardKey = string;

type Whose = Pick<Zone, 'owner' | 'id'>;

/** A zone by a name: whose it is, and which. */
export function zoneKey({ owner, id }: Whose): string {
  return `${owner ?? '-'}/${id}`;
}

export function keyOf(zone: Whose, index: number): CardKey {
  return `${zoneKey(zone)}/${index}`;
}

/** A player's plate, by a name among those of cards: players are pointed at as cards are. */
export const plateKey = (seat: number): CardKey => keyOf({ owner: seat, id: 'plate' }, 0);
export const isPlate = (key: CardKey): boolean => key.endsWith('/plate/0');

export function keyAt(table: Table, spot: Spot): CardKey | null {
  const zone = table.zones[spot.zone];
  return zone ? keyOf(zone, spot.index) : null;
}

export function cardAt(table: Table, key: CardKey): { zone: Zone; card: Card } | null {
  for (const zone of table.zones) {
    for (const card of zone.cards) if (keyOf(zone, card.index) === key) return { zone, card };
  }
  return null;
}

/** What has been narrowed down so far. */
export interface Narrowed {
  /** The card that was tapped first. */
  from: CardKey | null;
  /** The labels that were pressed. */
  trail: Label[];
  /** The cards that were tapped after the first. */
  aims: CardKey[];
}

export const NOTHING: Narrowed = { from: null, trail: [], aims: [] };

/** The list that is narrowed: each answer with what it starts from and what it points at besides. */
export interface Choice {
  answer: Answer;
  starts: CardKey[];
  aims: CardKey[];
}

/** The players whom an answer names. */
const plates = ({ path }: Answer): CardKey[] =>
  path.flatMap(({ names }) => (names && 'seat' in names ? plateKey(names.seat) : []));

/** The answers of a table. One that names a player and comes from no card starts at that player's plate. */
export function choicesOf(table: Table): Choice[] {
  const starts: CardKey[][] = table.answers.map(() => []);
  for (const zone of table.zones) {
    for (const card of zone.cards) for (const place of card.answers ?? []) starts[place]?.push(keyOf(zone, card.index));
  }
  return table.answers.map((answer, place) => {
    const from = starts[place]!;
    const aim = answer.aim && keyAt(table, answer.aim);
    const aims = [...(aim ? [aim] : []), ...(from.length ? plates(answer) : [])];
    return { answer, starts: from.length ? from : plates(answer), aims };
  });
}

declare const SAID: unique symbol;

/** What a step says, as one string. It is compared with others of its kind and never looked into. */
export type Label = string & { readonly [SAID]: never };

/** A step by what it says: equal words are one button. */
export function labelOf({ text }: Step): Label {
  return JSON.stringify(text) as Label;
}

/** What a card shows, apart from where it lies and which copy it is, as one string: equal ones are compared by it. */
export function looks({ code, count, turned, facts, badges = [], attached }: Card): string {
  return JSON.stringify([code, count, turned, facts, badges.filter(({ kind }) => kind !== 'copy'), attached]);
}

/** What is left. */
export function left(choices: Choice[], narrowed: Narrowed): Choice[] {
  return choices.filter(
    ({ answer, starts, aims }) =>
      (narrowed.from === null || starts.includes(narrowed.from)) &&
      narrowed.aims.every((aim) => aims.includes(aim)) &&
      narrowed.trail.every((label, depth) => answer.path[depth] !== undefined && labelOf(answer.path[depth]) === label),
  );
}

/** A button: what it says, and what would be left. */
export interface Branch {
  label: Label;
  text: Text;
  /** What it names, where that is more than a card. */
  names?: Named | undefined;
  depth: number;
  choices: Choice[];
}

/** The labels that tell what is left apart. Where all agree on a word, it needs no button. */
export function branches(choices: Choice[], trail: Label[]): Branch[] {
  const longest = Math.max(0, ...choices.map(({ answer }) => answer.path.length));
  for (let depth = trail.length; depth < Math.max(longest, trail.length + 1); depth++) {
    const found = new Map<string, Branch>();
    for (const choice of choices) {
      // An answer that ends here keeps its last word.
      const step = choice.answer.path[Math.min(depth, choice.answer.path.length - 1)];
      if (!step) continue;
      const label = labelOf(step);
      const branch = found.get(label) ?? { label, text: step.text, names: step.names, depth, choices: [] };
      branch.choices.push(choice);
      found.set(label, branch);
    }
    if (found.size > 1 || depth >= longest - 1) return [...found.values()];
  }
  return [];
}

/** The trail after a button: the labels on the way to it are taken for granted. */
export function trailTo(branch: Branch): Label[] {
  return branch.choices[0]!.answer.path.slice(0, branch.depth + 1).map(labelOf);
}

/** What a tap on a card means. */
export type Tap = { do: 'send'; answer: Answer } | { do: 'narrow'; to: Narrowed } | { do: 'drop' } | { do: 'ask-why' };

/** Questions in which a tap on a card picks it. */
const PICKS: (Shape | undefined)[] = ['pick-one', 'pick-some', 'order'];

/** A tap. The first tap on a card that can act chooses it; a pick is made by one tap. */
export function tap(choices: Choice[], narrowed: Narrowed, key: CardKey, shape: Shape | undefined): Tap {
  const now = left(choices, narrowed);
  if (narrowed.from === key) {
    return now.length === 1 && now[0]!.aims.length === 0 ? { do: 'send', answer: now[0]!.answer } : { do: 'drop' };
  }
  if (narrowed.from !== null) {
    const aimed = now.filter(({ aims }) => aims.includes(key) && !narrowed.aims.includes(key));
    if (aimed.length === 1) return { do: 'send', answer: aimed[0]!.answer };
    if (aimed.length) return { do: 'narrow', to: { ...narrowed, aims: [...narrowed.aims, key] } };
    if (narrowed.aims.includes(key))
      return { do: 'narrow', to: { ...narrowed, aims: narrowed.aims.filter((aim) => aim !== key) } };
  }
  const starting = choices.filter(({ starts }) => starts.includes(key));
  if (!starting.length) return { do: 'ask-why' };
  if (starting.length === 1 && PICKS.includes(shape)) return { do: 'send', answer: starting[0]!.answer };
  return { do: 'narrow', to: { from: key, trail: [], aims: [] } };
}
