import { describe, expect, it } from 'vitest';
import { type Sleeve, isUsuallyWaterproof, usualSleeve } from '@/components/outfit/model/piece';

describe('how a piece is usually cut', () => {
  it.each<[kind: string, sleeve: Sleeve]>([
    ['camisole', 'strap'],
    ['evening-dress', 'none'],
    ['qipao', 'cap'],
    ['t-shirt', 'short'],
    ['shirt', 'long'],
    ['trench', 'long'],
  ])('a %s has the sleeve %s', (kind, sleeve) => {
    expect(usualSleeve(kind)).toBe(sleeve);
  });

  it.each(['jeans', 'tote', 'a kind that nobody knows'])('%s, which has no arms that we know of, counts as long', (kind) => {
    expect(usualSleeve(kind)).toBe('long');
  });

  it.each<[keeps: string, kind: string, fabric: string | null, is: boolean]>([
    ['keeps', 'raincoat', null, true],
    ['keeps', 'trench', 'cotton', true],
    ['keeps', 'puffer', 'nylon', true],
    ['keeps', 'umbrella', null, true],
    ['keeps', 'ankle-boots', 'nylon', true],
    ['keeps', 'sandals', 'nylon', true],
    ['lets through', 'ankle-boots', 'leather', false],
    ['lets through', 'sandals', 'leather', false],
    ['lets through', 'sandals', null, false],
    ['lets through', 'trainers', 'nylon', false],
    ['lets through', 'bomber', 'nylon', false],
    ['lets through', 'coat', 'wool', false],
  ])('%s the rain: %s of %s', (_, kind, fabric, is) => {
    expect(isUsuallyWaterproof(kind, fabric)).toBe(is);
  });
});
