/** Deterministic random numbers (mulberry32). */
export interface SeededRandom {
  below: (limit: number) => number;
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** 32 hex digits, like the site's keys. */
  key: () => string;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    pick: (values) => values[below(values.length)] ?? values[0],
    key: () => Array.from({ length: 32 }, () => below(16).toString(16)).join(''),
  };
}
