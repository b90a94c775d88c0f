import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS, GARMENT_CATEGORIES } from '@/lib/domain/wardrobe/garment';
import { EXAM_OCCASIONS, readOutfitExam, RULE_IDS, type ExamLook } from '@/tests/exam/outfit-looks';

const { garments, looks } = readOutfitExam();
const garmentIds = new Set(garments.map((garment) => garment.id));
const goodShare = (some: readonly ExamLook[]) => some.filter((look) => look.label === 'good').length / some.length;

describe('the labelled looks of the outfit exam', () => {
  it('describes each garment once, in the words of the wardrobe', () => {
    expect(garmentIds.size).toBe(garments.length);
    for (const { id, category, kind, colour, accent } of garments) {
      const kinds: readonly string[] = GARMENT_CATEGORIES[category as keyof typeof GARMENT_CATEGORIES];
      expect(kinds, id).toContain(kind);
      expect([colour.hex, accent.hex], id).toEqual([
        COLOURS[colour.name as keyof typeof COLOURS],
        COLOURS[accent.name as keyof typeof COLOURS],
      ]);
    }
  });

  it('holds 400 looks of known garments, and every garment is worn', () => {
    expect(looks).toHaveLength(400);
    expect(new Set(looks.map((look) => look.id)).size).toBe(400);
    for (const look of looks) {
      expect(
        look.itemIds.filter((id) => !garmentIds.has(id)),
        look.id,
      ).toEqual([]);
      expect(new Set(look.itemIds).size, look.id).toBe(look.itemIds.length);
    }
    expect(new Set(looks.flatMap((look) => look.itemIds))).toEqual(garmentIds);
  });

  it('asks no question twice', () => {
    const questions = looks.map(({ itemIds, occasion, weather }) => JSON.stringify([itemIds.toSorted(), occasion, weather]));
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });

  it('holds out half of each occasion and cuts no family', () => {
    for (const occasion of EXAM_OCCASIONS) {
      const asked = looks.filter((look) => look.occasion === occasion);
      expect(asked.length, occasion).toBeGreaterThan(0);
      expect(asked.filter((look) => look.split === 'held-out').length, occasion).toBe(asked.length / 2);
    }
    for (const family of new Set(looks.map((look) => look.family))) {
      const members = looks.filter((look) => look.family === family);
      expect(members.length, family).toBe(4);
      expect(new Set(members.map(({ split, occasion }) => `${split} ${occasion}`)).size, family).toBe(1);
    }
  });

  it('keeps good and bad about even in both halves', () => {
    for (const split of ['tune', 'held-out'] as const) {
      const share = goodShare(looks.filter((look) => look.split === split));
      expect(share).toBeGreaterThanOrEqual(0.45);
      expect(share).toBeLessThanOrEqual(0.55);
    }
  });

  it('gives each look at least one rule and a sentence, and each rule is needed by a bad look', () => {
    for (const look of looks) {
      expect(look.ruleIds.length, look.id).toBeGreaterThan(0);
      expect(new Set(look.ruleIds).size, look.id).toBe(look.ruleIds.length);
      expect(look.reason, look.id).toMatch(/^\S.{20,}\.$/);
    }
    const broken = new Set(looks.filter((look) => look.label === 'bad').flatMap((look) => look.ruleIds));
    expect(RULE_IDS.filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it('explains each rule in the labelling rules', () => {
    const text = readFileSync('tests/exam/outfit-labels.md', 'utf8');
    expect([...text.matchAll(/^\*\*`([a-z-]+)`\*\*/gm)].map((match) => match[1])).toEqual([...RULE_IDS]);
  });
});
