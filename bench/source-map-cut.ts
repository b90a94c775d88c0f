import * as z from 'zod/mini';

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a map's `mappings`: base 64, five bits a digit, the sign in the lowest. */
export function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/**
 * A chunk without the characters that come from some of its sources. What no source is named for (the bundler's own
 * frame around modules) counts to what stands before it.
 */
export function withoutSources(code: string, map: string, isCut: (source: string) => boolean): { code: string; sources: string[] } {
  const { sources, mappings } = z.parse(sourceMap, JSON.parse(map));
  const cut = new Set<string>();
  let source = 0;
  const lines = code.split('\n').map((line, row) => {
    const starts: { at: number; source: number }[] = [];
    let at = 0;
    for (const segment of (mappings.split(';')[row] ?? '').split(',').filter(Boolean)) {
      const [column = 0, step] = numbersOf(segment);
      at += column;
      if (step !== undefined) source += step;
      if (step !== undefined) starts.push({ at, source });
    }
    if (starts.length === 0) return line;
    return line.slice(0, starts[0]?.at) + starts.map((start, index) => {
      const name = sources[start.source] ?? '';
      const text = line.slice(start.at, starts[index + 1]?.at);
      if (!isCut(name)) return text;
      cut.add(name);
      return '';
    }).join('');
  });
  return { code: lines.join('\n'), sources: [...cut] };
}
