import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsOfDrawnLooks, findingsOfExam, suggestionsOf } from '@/tests/exam/outfit-findings';
import { readOutfitExam } from '@/tests/exam/outfit-looks';

/**
 * What the rules find, written down look by look: whoever turns a threshold sees in the difference which looks it touches, and
 * that it touches no others. `WRITE_FINDINGS=1 npx vitest run tests/unit/domain/outfit` writes it anew, for a change that was meant.
 */
const FILE = 'tests/exam/outfit-findings.txt';
const PARTS = {
  'the labelled looks': () => findingsOfExam(readOutfitExam()),
  'looks drawn at random': () => findingsOfDrawnLooks(1_000),
  suggestions: () => suggestionsOf(30),
};
const headOf = (name: string) => `## ${name}`;

if (process.env.WRITE_FINDINGS) {
  writeFileSync(FILE, Object.entries(PARTS).flatMap(([name, linesOf]) => [headOf(name), ...linesOf()]).map((line) => `${line}\n`).join(''));
}

describe('what the outfit rules find in', () => {
  it.each(Object.entries(PARTS))('%s is what was written down', (name, linesOf) => {
    const known = readFileSync(FILE, 'utf8').trimEnd().split('\n');
    const from = known.indexOf(headOf(name)) + 1;
    const end = known.findIndex((line, index) => index >= from && line.startsWith('## '));
    expect(from).toBeGreaterThan(0);
    expect(linesOf()).toEqual(known.slice(from, end === -1 ? undefined : end));
  });
});
