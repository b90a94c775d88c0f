import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsOfDrawnLooks, findingsOfExam, suggestionOf } from '@/tests/exam/outfit-findings';
import { readOutfitExam } from '@/tests/exam/outfit-looks';

/**
 * What the rules find, written down look by look: whoever turns a threshold sees in the difference which looks it touches, and
 * that it touches no others. `WRITE_FINDINGS=1 npx vitest run tests/unit/domain/outfit` writes it anew, for a change that was meant.
 */
const FILE = 'tests/exam/outfit-findings.txt';
const LOOKS = {
  'the labelled looks': () => findingsOfExam(readOutfitExam()),
  'looks drawn at random': () => findingsOfDrawnLooks(1_000),
};
const SUGGESTIONS = 'suggestions';
/** A test each: a tenth of a second, of which the first that differs is enough for whoever asks whether any does. */
const SEEDS = Array.from({ length: 30 }, (_unused, seed) => seed);
const headOf = (name: string) => `## ${name}`;

if (process.env.WRITE_FINDINGS) {
  const parts = [
    ...Object.entries(LOOKS).map(([name, linesOf]) => [headOf(name), ...linesOf()]),
    [headOf(SUGGESTIONS), ...SEEDS.map(suggestionOf)],
  ];
  writeFileSync(
    FILE,
    parts
      .flat()
      .map((line) => `${line}\n`)
      .join(''),
  );
}

const known = readFileSync(FILE, 'utf8').trimEnd().split('\n');

function knownOf(name: string): string[] {
  const from = known.indexOf(headOf(name)) + 1;
  expect(from).toBeGreaterThan(0);
  const end = known.findIndex((line, index) => index >= from && line.startsWith('## '));
  return known.slice(from, end === -1 ? undefined : end);
}

describe('what the outfit rules find in', () => {
  it.each(Object.entries(LOOKS))('%s is what was written down', (name, linesOf) => {
    expect(linesOf()).toEqual(knownOf(name));
  });
});

describe('what is suggested', () => {
  it('is written down for each of these wardrobes', () => {
    expect(knownOf(SUGGESTIONS)).toHaveLength(SEEDS.length);
  });

  it.each(SEEDS)('for wardrobe %i is what was written down', (seed) => {
    expect(suggestionOf(seed)).toBe(knownOf(SUGGESTIONS)[seed]);
  });
});
