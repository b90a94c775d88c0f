import { describe, expect, it } from 'vitest';
import { isReasonTrue } from '@/lib/domain/outfit/check-reason';
import { REASON_CODES, type ReasonCode } from '@/lib/domain/outfit/finding';
import { suggestLooks } from '@/lib/domain/outfit/suggest-looks';
import { createRequest, randomDay, randomPieces } from '@/tests/builders/outfit-wardrobe';

describe('the proof of reasons', () => {
  it('refuses a reason that speaks of a piece that is not in the look', () => {
    const request = createRequest();
    for (const code of REASON_CODES) {
      if (code === 'same-level') continue;
      expect(isReasonTrue({ code, pieceIds: ['elsewhere'] }, request.pieces.slice(0, 4), request), code).toBe(false);
    }
  });

  it('refuses what was true of one look under most others: it reads the look and not the code', () => {
    const asked = new Map<ReasonCode, { kept: number; refused: number }>();
    for (let seed = 0; seed < 16; seed += 1) {
      const request = createRequest({ pieces: randomPieces(70, seed), day: randomDay(seed), seed });
      const suggestion = suggestLooks(request);
      if (suggestion.status !== 'looks') continue;
      const [first, second] = suggestion.looks;
      if (!first || !second) continue;
      const other = request.pieces.filter(({ id }) => second.pieceIds.includes(id));
      for (const reason of first.reasons) {
        const tally = asked.get(reason.code) ?? { kept: 0, refused: 0 };
        if (isReasonTrue(reason, other, request)) tally.kept += 1;
        else tally.refused += 1;
        asked.set(reason.code, tally);
      }
    }
    const totals = [...asked.values()].reduce((sum, { kept, refused }) => ({ kept: sum.kept + kept, refused: sum.refused + refused }), { kept: 0, refused: 0 });
    expect(asked.size).toBeGreaterThan(6);
    expect(totals.refused).toBeGreaterThan(totals.kept);
  });
});
