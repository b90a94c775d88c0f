import { describe, expect, it } from 'vitest';
import { DISTRICTS_HK, DISTRICTS_SG } from '@/backend/api/db/seed/catalogue-seed';
import { allInCost } from '@/components/pricing/model/all-in-cost';
import { collectionExtras, isOutlying } from '@/lib/domain/pricing/collection-extras';
import { districtOfPostalCode } from '@/lib/domain/shared/phone-codes';
import { counted, createBasket } from '@/tests/builders/basket';

const easy = { haveLift: true, parkingBay: true, district: 'wan-chai', zipCode: '' };

describe('fees of a collection', () => {
  const visit = { address: easy, districts: DISTRICTS_HK, hasStorage: true, consignedItems: 0 };

  it('is free for a storage order at an easy address', () => {
    expect(collectionExtras(visit)).toEqual([]);
  });

  it('adds what the address costs', () => {
    const address = { ...easy, haveLift: false, parkingBay: false, district: 'islands' };
    expect(collectionExtras({ ...visit, address })).toEqual(['no-lift', 'no-parking-bay', 'outlying-area']);
  });

  it.each([
    [1, true],
    [9, true],
    [10, false],
    [0, false],
  ])('charges the collection of %i consigned items: %s', (consignedItems, isCharged) => {
    expect(collectionExtras({ ...visit, hasStorage: false, consignedItems }).includes('consignment-collection')).toBe(isCharged);
  });
});

describe('districts', () => {
  it('knows eighteen in Hong Kong and twenty-eight in Singapore, each sector once', () => {
    expect(DISTRICTS_HK).toHaveLength(18);
    expect(DISTRICTS_SG).toHaveLength(28);
    const sectors = DISTRICTS_SG.flatMap((district) => district.sectors ?? []);
    expect(new Set(sectors).size).toBe(sectors.length);
  });

  it.each([
    ['018956', 'd01'],
    ['238823', 'd09'],
    ['819663', 'd17'],
    ['828761', 'd19'],
    ['999999', undefined],
    ['01895', undefined],
  ])('serves %s from %s', (zipCode, id) => {
    expect(districtOfPostalCode(DISTRICTS_SG, zipCode)?.id).toBe(id);
  });

  it.each([
    ['098269', true],
    ['099253', true],
    ['097891', false],
    ['637341', true],
    ['640501', false],
  ])('%s outlying: %s', (zipCode, expected) => {
    const district = districtOfPostalCode(DISTRICTS_SG, zipCode);
    expect(district && isOutlying(district, zipCode)).toBe(expected);
  });
});

describe('the true cost of a year', () => {
  const basket = createBasket('hk', { x: { ...counted(10), xType: 'basic' } });

  it('adds extra deliveries to the term', () => {
    // 490 less 15 % = 416.50 a month: 4,998.00; three deliveries at 120.
    expect(allInCost({ ...basket, extraDeliveries: 3, exitAfterMonths: null })).toEqual({
      kind: 'priced',
      term: 499_800,
      deliveries: 36_000,
      refund: 0,
      total: 535_800,
    });
  });

  it('gives back what an exit after four months earns', () => {
    expect(allInCost({ ...basket, extraDeliveries: 0, exitAfterMonths: 4 })).toMatchObject({ refund: 313_600, total: 186_200 });
  });

  it('does not give photographs back', () => {
    const withPhotos = createBasket('hk', { lite: counted(1), pix: counted(20) });
    expect(allInCost({ ...withPhotos, extraDeliveries: 0, exitAfterMonths: 0 })).toMatchObject({ total: 90_000 });
  });

  it('answers an impossible basket as such', () => {
    expect(allInCost({ ...createBasket('hk', { pix: counted(1) }), extraDeliveries: 0, exitAfterMonths: null })).toMatchObject({
      kind: 'impossible',
    });
  });
});
