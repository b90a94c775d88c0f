/**
 * `npm run bench -- outfits`: milliseconds for three looks from 1,000 and from 10,000 pieces, medians of interleaved runs, and their ratio;
 * then 10,000 random wardrobes, none of which may violate a constraint or show an untrue reason.
 */
import { isReasonTrue } from '@/lib/domain/outfit/check-reason';
import { suggestLooks } from '@/lib/domain/outfit/suggest-looks';
import { createRequest, randomDay, randomPieces } from '@/tests/builders/outfit-wardrobe';
import { brokenConstraint } from '@/tests/exam/constraint-oracle';

const RUNS = 15;
const RATIO_AT_MOST = 15;
const WARDROBES = Number(process.argv[2] ?? 10_000);

const sizes = [1_000, 10_000] as const;
const wardrobes = sizes.map((size) => randomPieces(size, size));
const times: number[][] = sizes.map(() => []);
for (let run = 0; run < RUNS; run += 1) {
  for (const [at, pieces] of wardrobes.entries()) {
    const request = createRequest({ pieces, day: randomDay(run), seed: run });
    const start = performance.now();
    suggestLooks(request);
    times[at]?.push(performance.now() - start);
  }
}
const medians = times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN);
const [small = Number.NaN, large = Number.NaN] = medians;
console.log(
  `three looks out of 1,000 pieces: ${small.toFixed(0)} ms; out of 10,000: ${large.toFixed(0)} ms; ratio ${(large / small).toFixed(1)} (at most ${RATIO_AT_MOST})`,
);

let looks = 0;
let reasons = 0;
let none = 0;
const failures: string[] = [];
for (let seed = 0; seed < WARDROBES; seed += 1) {
  const request = createRequest({ pieces: randomPieces(20 + (seed % 60), seed), day: randomDay(seed), seed });
  const suggestion = suggestLooks(request);
  if (suggestion.status === 'none') {
    none += 1;
    continue;
  }
  for (const look of suggestion.looks) {
    looks += 1;
    const pieces = look.pieceIds.flatMap((id) => request.pieces.find((piece) => piece.id === id) ?? []);
    const broken = brokenConstraint(pieces, request.day);
    if (broken) failures.push(`wardrobe ${seed}, ${request.day.occasion}: ${broken}`);
    reasons += look.reasons.length;
    for (const reason of look.reasons) {
      if (!isReasonTrue(reason, pieces, request)) failures.push(`wardrobe ${seed}: untrue reason ${reason.code}`);
    }
  }
}
console.log(
  `${WARDROBES} random wardrobes: ${looks} looks, ${reasons} reasons, ${none} without a fitting look, ${failures.length} failures`,
);
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
process.exitCode = failures.length > 0 || large / small > RATIO_AT_MOST ? 1 : 0;
