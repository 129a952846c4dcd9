// Which zone goes where: a layout per game, for phones and for desks. All else is the same for every game.

export type Look = 'row' | 'pile' | 'life' | 'don' | 'mana' | 'bridge' | 'hand';

export interface Place {
  look: Look;
  /** The grid area; a zone without one is not on the board. */
  area?: string;
  /** Empty places that are drawn. */
  slots?: number;
  /** The size of its cards in a card's width. */
  size?: string;
  desk?: string;
  /** Whether its cards close ranks where there is no room. */
  closes?: boolean;
  /** Whether its name is written beside it. */
  named?: boolean;
}

interface Plan {
  /** A card's width, from the free width and height of the board. */
  cw: string;
  columns: string;
  me: string;
  opp: string;
  gap: string;
  /** Heights that stay whatever lies there. */
  rows?: string;
}

export interface Layout {
  zones: Record<string, Place>;
  phone: Plan;
  desk: Plan;
  /** The height of the waterline: it is the same whatever lies on it. */
  water: { phone: string; desk: string };
  /** The order of the spaces of a bridge, seen from below. */
  spaces?: { me: number[]; opp: number[] };
}

const opcg: Layout = {
  zones: {
    leader: { look: 'row', area: 'leader', slots: 1 },
    characters: { look: 'row', area: 'chars', slots: 5 },
    stage: { look: 'row', area: 'stage', slots: 1, named: true },
    cost: { look: 'don', area: 'don' },
    life: { look: 'life', area: 'life', size: '40px', desk: 'min(84px, var(--w))' },
    trigger: { look: 'row', area: 'life', size: '44px' },
    deck: { look: 'pile', area: 'deck', size: '42px', desk: 'min(84px, var(--w))' },
    trash: { look: 'pile', area: 'trash', size: '42px', desk: 'min(84px, var(--w))' },
    hand: { look: 'hand' },
  },
  phone: {
    cw: 'min(70px, calc((100cqw - 46px) / 5), calc((100cqh - 100px) / 5.6))',
    columns: '58px var(--w) var(--w) minmax(0, 1fr) 44px 44px',
    me: '"chars chars chars chars chars chars" "life leader stage don deck trash"',
    opp: '"life leader stage don deck trash" "chars chars chars chars chars chars"',
    gap: '8px 6px',
    rows: 'repeat(2, calc(var(--w) * 1.4))',
  },
  desk: {
    cw: 'min(112px, calc((100cqh - 124px) / 5.6), calc((100cqw - 340px) / 7.4))',
    columns: '132px minmax(0, 1fr) calc(var(--w) * 1.45) minmax(0, 1fr) 132px',
    me: '"life chars chars chars deck" "life don leader stage trash"',
    opp: '"life don leader stage trash" "life chars chars chars deck"',
    gap: '10px',
    rows: 'repeat(2, calc(var(--w) * 1.4))',
  },
  water: { phone: '48px', desk: '60px' },
};

const zwo: Layout = {
  zones: {
    area: { look: 'row' },
    intact: { look: 'row', area: 'intact', closes: true },
    'half-wrecked': { look: 'row', area: 'half', closes: true, size: 'calc(var(--w) * .74)', desk: 'calc(var(--w) * .84)', named: true },
    mana: { look: 'mana', area: 'mana', named: true },
    deck: { look: 'pile', area: 'deck', size: '42px', desk: 'min(76px, var(--w))' },
    wrecked: { look: 'pile', area: 'wreck', size: '42px', desk: 'min(76px, var(--w))' },
    hand: { look: 'hand' },
  },
  phone: {
    cw: 'min(64px, calc((100cqh - 216px) / 4.9))',
    columns: '58px minmax(0, 1fr) 44px 44px',
    me: '"intact intact intact intact" "half half deck wreck" "life mana mana mana"',
    opp: '"life mana mana mana" "half half deck wreck" "intact intact intact intact"',
    gap: '6px',
  },
  desk: {
    cw: 'min(104px, calc((100cqh - 150px) / 5.3))',
    columns: '120px minmax(0, .9fr) minmax(0, 1fr) 96px',
    me: '"life intact intact deck" "life half mana wreck"',
    opp: '"life half mana wreck" "life intact intact deck"',
    gap: '8px 14px',
  },
  water: { phone: '90px', desk: '64px' },
};

const mm25: Layout = {
  zones: {
    bridge: { look: 'bridge', area: 'bridge', slots: 3 },
    reinforcements: { look: 'row', area: 'reinf', slots: 1, closes: true, size: 'calc(var(--w) * .62)', desk: 'calc(var(--w) * .72)' },
    techniques: { look: 'row', area: 'tech', slots: 1, closes: true, size: 'calc(var(--w) * .62)', desk: 'calc(var(--w) * .72)' },
    chest: { look: 'pile', area: 'chest', size: '40px', desk: 'min(72px, var(--w))', named: true },
    logbook: { look: 'pile', area: 'log', size: '40px', desk: 'min(72px, var(--w))', named: true },
    ocean: { look: 'pile', area: 'ocean', size: '40px', desk: 'min(72px, var(--w))', named: true },
    trophies: { look: 'pile', area: 'lost', size: '40px', desk: 'min(72px, var(--w))', named: true },
    deck: { look: 'row', area: 'bridge', size: '52px', desk: '64px' },
    sideboard: { look: 'pile', area: 'side', size: '40px', desk: 'min(72px, var(--w))', named: true },
    hand: { look: 'hand' },
  },
  phone: {
    cw: 'min(78px, calc((100cqw - 176px) / 3), calc((100cqh - 150px) / 4.7))',
    columns: '60px minmax(0, 1fr) minmax(0, 1fr) 60px',
    me: '"log reinf tech chest" "log bridge bridge chest" "lost bridge bridge ocean"',
    opp: '"log bridge bridge chest" "lost bridge bridge ocean" "lost reinf tech ocean"',
    gap: '6px 4px',
  },
  desk: {
    cw: 'min(108px, calc((100cqh - 168px) / 4.9))',
    columns: '84px 84px minmax(0, 1fr) minmax(0, 1fr) 84px 84px',
    me: '"side side reinf tech . ." "log lost bridge bridge chest ocean"',
    opp: '"log lost bridge bridge chest ocean" "side side reinf tech . ."',
    gap: '8px 14px',
  },
  water: { phone: '50px', desk: '64px' },
  spaces: { me: [1, 0, 2], opp: [2, 0, 1] },
};

export const LAYOUTS: Record<string, Layout> = { opcg, zwo, mm25 };

/** A zone nobody has told us about is a row. */
export function placeOf(layout: Layout | undefined, id: string): Place {
  return layout?.zones[id] ?? { look: 'row', area: 'life' };
}

/** Whether each card of a zone can be tapped where it lies. */
export function liesOpen(look: Look): boolean {
  return look !== 'pile' && look !== 'life';
}
