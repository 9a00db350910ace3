/** Pseudorandom numbers that are the same for the same seed. */
export interface SeededRandom {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** Returns an integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  /** Returns an element of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
}

/** The generator known as mulberry32: small, and good enough for choosing faults. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (list) => {
      const [item] = list.slice(between(0, list.length - 1));
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
