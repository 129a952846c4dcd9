// QR codes of links, as ISO/IEC 18004 says: bytes, error correction level M (15 % of a picture may be lost), versions 1 to 10, that is up
// to 213 letters of Latin script. Own code because a page needs no more of it, and loads it only where a code is shown.

/** For each version, from 1 on: the bytes of correction in each block, and how many data bytes each block has. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** For each version the middles of its small squares, in both directions. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** Level M, as it stands before the number of the mask. */
const LEVEL = 0b00;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// The field of 256 numbers in which errors are corrected.
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** The bytes of correction for a block of data. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1]! ^= times(factor, POWERS[power]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let place = 0; place < data.length; place++) {
    const factor = rest[place]!;
    generator.forEach((term, at) => (rest[place + at]! ^= times(term, factor)));
  }
  return rest.slice(data.length);
}

/** All bytes of a version in the order in which they are drawn, data and correction of all blocks in turns. */
function codewords(text: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(text.length, version < 10 ? 8 : 16);
  text.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, 8 * capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, byte) =>
    bits.slice(8 * byte, 8 * byte + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
  for (let filler = 0xec; data.length < capacity; filler ^= 0xec ^ 0x11) data.push(filler);
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const inTurns = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, place) =>
      rows.flatMap((row) => row[place] ?? []),
    ).flat();
  return [...inTurns(blocks), ...inTurns(blocks.map((block) => correction(block, count)))];
}

/** Bits that correct themselves: a value, and what is left of it after division. */
function guarded(value: number, divisor: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); rest >> length; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

type Square = boolean | null;

/** The squares that every code of a version has. What is null is for the data; what the mask is called by stays light for now. */
function frame(version: number): Square[][] {
  const size = 17 + 4 * version;
  const squares = Array.from({ length: size }, () => Array<Square>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (squares[y]?.[x] !== undefined) squares[y][x] = dark;
  };
  const rings = (x: number, y: number, reach: number, dark: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) for (const [x, y] of [[at, 6], [6, at]] as const) set(x, y, at % 2 === 0); // prettier-ignore
  const middles = ALIGNED[version - 1]!;
  const last = size - 7;
  for (const x of middles)
    for (const y of middles) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isCorner) rings(x, y, 2, [0, 2]);
    }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [0, 1, 3]); // prettier-ignore
  for (let at = 0; at < 9; at++) for (const [x, y] of [[at, 8], [8, at]] as const) squares[y]![x] ??= false; // prettier-ignore
  for (let at = size - 8; at < size; at++) for (const [x, y] of [[at, 8], [8, at]] as const) set(x, y, false); // prettier-ignore
  set(8, size - 8, true);
  if (version >= 7) {
    const bits = guarded(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, ((bits >> bit) & 1) === 1);
      set(near, far, ((bits >> bit) & 1) === 1);
    }
  }
  return squares;
}

/** Fills in the data, from the lower right corner in columns of two, upwards and downwards. */
function filled(version: number, bytes: number[]): { squares: boolean[][]; isData: boolean[][] } {
  const squares = frame(version);
  const isData = squares.map((row) => row.map((dark) => dark === null));
  const size = squares.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    // The column of the small dashes is left out.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!isData[y]![x]) continue;
        squares[y]![x] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
  }
  return { squares: squares as boolean[][], isData };
}

/** The code under a mask, which is called by its number in two places. */
function masked({ squares, isData }: ReturnType<typeof filled>, mask: number): boolean[][] {
  const size = squares.length;
  const code = squares.map((row, y) => row.map((dark, x) => dark !== (isData[y]![x]! && MASKS[mask]!(x, y))));
  const bits = guarded((LEVEL << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    // Down the column beside the upper left square, then along the lower left one; and the same along the row.
    code[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit]![8] = dark;
    code[8]![bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit] = dark;
  }
  return code;
}

/** How hard a code is to read: long lines, blocks, what looks like a corner, and too much of one colour. */
export function penalty(code: boolean[][]): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    for (let start = 0, at = 1; at <= size; at++) {
      if (line[at] === line[start]) continue;
      if (at - start >= 5) sum += at - start - 2;
      start = at;
    }
    const signs = line.map(Number).join('');
    for (const corner of [/(?=10111010000)/g, /(?=00001011101)/g]) sum += 40 * [...signs.matchAll(corner)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if ([code[y]![x - 1], code[y - 1]![x], code[y - 1]![x - 1]].every((dark) => dark === code[y]![x])) sum += 3;
  const dark = code.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The code of a text, row by row, true where it is dark; nothing where the text is too long. The mask that is easiest to read is taken. */
export function qr(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const room = ([, sizes]: (typeof BLOCKS)[number], place: number): number =>
    sizes.reduce((sum, size) => sum + size, 0) - (place < 9 ? 2 : 3);
  const version = 1 + BLOCKS.findIndex((block, place) => room(block, place) >= bytes.length);
  if (!version) return null;
  const data = filled(version, codewords(bytes, version));
  const codes = MASKS.map((_, number) => masked(data, number));
  if (mask !== undefined) return codes[mask] ?? null;
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** Its dark squares as one path, a unit each. */
export function pathOf(code: boolean[][]): string {
  return code
    .flatMap((row, y) =>
      row.flatMap((dark, x) =>
        dark && !row[x - 1] ? [`M${x} ${y}h${row.slice(x).concat(false).indexOf(false)}v1H${x}`] : [],
      ),
    )
    .join('');
}
