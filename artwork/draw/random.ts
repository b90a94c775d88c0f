/** A small seeded generator (mulberry32): the same name always gives the same folds. */
export interface Random {
  /** Between low and high. */
  readonly between: (low: number, high: number) => number;
  readonly seed: number;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

export function seededRandom(name: string): Random {
  const seed = hashText(name);
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { between: (low, high) => low + (high - low) * next(), seed: seed % 997 };
}
