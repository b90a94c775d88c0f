import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReasonTrue } from '@/lib/domain/outfit/check-reason';
import { suggestLooks } from '@/lib/domain/outfit/suggest-looks';
import type { SuggestionRequest } from '@/lib/domain/outfit/suggestion';
import { lookKey, tasteOf } from '@/lib/domain/outfit/taste';
import { createRequest, randomDay, randomPieces } from '@/tests/builders/outfit-wardrobe';
import { brokenConstraint } from '@/tests/exam/constraint-oracle';

const everyday = { occasion: 'everyday', weather: { temperatureC: 24, rain: 'none', humidity: 60, isIndoorAirConditioned: false } } as const;
const looksOf = (request: SuggestionRequest) => {
  const suggestion = suggestLooks(request);
  return suggestion.status === 'looks' ? suggestion.looks : [];
};
const piecesOf = (request: SuggestionRequest, ids: readonly string[]) => ids.flatMap((id) => request.pieces.find((piece) => piece.id === id) ?? []);

describe('suggesting looks', () => {
  it('breaks no constraint of occasion and weather and says nothing untrue, whatever the wardrobe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 90 }), (seed, size) => {
        const request = createRequest({ pieces: randomPieces(size, seed), day: randomDay(seed), seed });
        for (const look of looksOf(request)) {
          const pieces = piecesOf(request, look.pieceIds);
          expect(brokenConstraint(pieces, request.day)).toBeNull();
          expect(look.reasons.filter((reason) => !isReasonTrue(reason, pieces, request))).toEqual([]);
        }
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });

  it('gives three looks that do not share their clothes', () => {
    const looks = looksOf(createRequest({ day: everyday }));
    expect(looks).toHaveLength(3);
    expect(new Set(looks.map(({ pieceIds }) => lookKey(pieceIds.slice(0, 2)))).size).toBe(3);
    for (const { reasons } of looks) expect(reasons.length).toBeGreaterThan(0);
  });

  it('is the same for the same seed, and another for another', () => {
    const request = createRequest({ day: everyday });
    expect(suggestLooks(request)).toEqual(suggestLooks(createRequest({ day: everyday })));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(suggestLooks({ ...request, seed })))).size).toBeGreaterThan(1);
  });

  it('keeps what is locked and leaves out what was refused', () => {
    const request = createRequest({ day: everyday });
    const [first] = looksOf(request);
    const [kept = '', dropped = ''] = first?.pieceIds ?? [];
    for (const look of looksOf({ ...request, lockedIds: [kept], refusedIds: [dropped] })) {
      expect(look.pieceIds).toContain(kept);
      expect(look.pieceIds).not.toContain(dropped);
      expect(look.reasons).toContainEqual({ code: 'built-around', pieceIds: [kept] });
    }
  });

  it('does not suggest again what was skipped or worn lately', () => {
    const request = createRequest({ day: everyday });
    const first = looksOf(request)[0]?.pieceIds ?? [];
    const key = lookKey(first);
    const keys = (next: SuggestionRequest) => looksOf(next).map(({ pieceIds }) => lookKey(pieceIds));
    expect(keys(request)).toContain(key);
    expect(keys({ ...request, taste: { ...request.taste, skippedLooks: [key] } })).not.toContain(key);
    const worn = { ...request.history, recentLooks: [key], daysSince: Object.fromEntries(first.map((id) => [id, 1])) };
    expect(keys({ ...request, history: worn })).not.toContain(key);
  });

  it('learns a kind and a colour from likes, and says so', () => {
    const request = createRequest({ day: everyday });
    const pieces = new Map(request.pieces.map((piece) => [piece.id, piece]));
    const wanted = request.pieces.find(({ kind }) => kind === 'jeans') ?? request.pieces.find(({ slot }) => slot === 'bottom');
    if (!wanted) throw new Error('The wardrobe has no bottoms');
    const likes = [1, 2, 3, 4].map((at) => ({ verdict: 'like' as const, itemIds: [wanted.id, `other-${at}`], itemId: null }));
    const taste = tasteOf(likes, pieces);
    expect(taste.kinds[wanted.kind]).toEqual({ likes: 4, skips: 0 });
    const looks = looksOf({ ...request, lockedIds: [wanted.id], taste });
    expect(looks[0]?.reasons.map(({ code }) => code)).toContain('liked-kind');
  });

  it('says what is missing instead of suggesting something unfit', () => {
    expect(suggestLooks(createRequest({ pieces: [] }))).toEqual({ status: 'none', missing: 'top-and-bottom' });
    const dry = createRequest().pieces.filter(({ isWaterproof }) => !isWaterproof);
    const storm = { ...everyday, weather: { ...everyday.weather, rain: 'heavy' as const } };
    expect(suggestLooks(createRequest({ pieces: dry, day: storm }))).toEqual({ status: 'none', missing: 'rain-cover' });
    const barefoot = createRequest().pieces.filter(({ slot }) => slot !== 'shoes');
    expect(suggestLooks(createRequest({ pieces: barefoot, day: everyday }))).toEqual({ status: 'none', missing: 'shoes' });
  });
});
