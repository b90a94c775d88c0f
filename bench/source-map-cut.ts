import * as z from 'zod/mini';

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The VLQ numbers of one segment of `mappings`. */
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

interface Piece {
  text: string;
  /** Null: without a source. */
  source: string | null;
}

/** The pieces of a chunk, line by line, as its map separates them. */
function piecesOf(code: string, map: string): Piece[][] {
  const { sources, mappings } = z.parse(sourceMap, JSON.parse(map));
  const rows = mappings.split(';');
  let source = 0;
  return code.split('\n').map((line, row) => {
    const starts: { at: number; source: number }[] = [];
    let at = 0;
    for (const segment of (rows[row] ?? '').split(',').filter(Boolean)) {
      const [column = 0, step] = numbersOf(segment);
      at += column;
      if (step !== undefined) source += step;
      if (step !== undefined) starts.push({ at, source });
    }
    return [
      { text: line.slice(0, starts[0]?.at), source: null },
      ...starts.map((start, index) => ({ text: line.slice(start.at, starts[index + 1]?.at), source: sources[start.source] ?? '' })),
    ];
  });
}

/** A chunk without the characters of some sources. Pieces without a source (the bundler's module wrappers) belong to the previous one. */
export function withoutSources(code: string, map: string, isCut: (source: string) => boolean): { code: string; sources: string[] } {
  const cut = new Set<string>();
  const lines = piecesOf(code, map).map((pieces) =>
    pieces
      .filter(({ source }) => {
        if (source === null || !isCut(source)) return true;
        cut.add(source);
        return false;
      })
      .map(({ text }) => text)
      .join(''),
  );
  return { code: lines.join('\n'), sources: [...cut] };
}

/** Characters of a chunk by source; '' without a source. */
export function charactersBySource(code: string, map: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, source } of piecesOf(code, map).flat()) {
    if (text !== '') counts.set(source ?? '', (counts.get(source ?? '') ?? 0) + text.length);
  }
  return counts;
}
