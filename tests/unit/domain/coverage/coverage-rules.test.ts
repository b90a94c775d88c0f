import { describe, expect, it } from 'vitest';
import { toCoveredPlaces, type CoveredPlace } from '@/components/home/model/covered-place';
import { findCoverage } from '@/components/home/model/find-coverage';
import { readRows } from '@/tests/setup/read-rows';

const place = (name: string, over: Partial<CoveredPlace> = {}): CoveredPlace => ({
  id: name,
  name,
  served: true,
  outlying: false,
  places: [],
  beyond: [],
  ...over,
});

describe('districts in the reader’s language', () => {
  const district = { id: 'tw', name: 'Tsuen Wan', served: true, outlying: false };
  it('are found by their neighbourhoods, written with commas of either kind, and by the provider’s own name', () => {
    const [known] = toCoveredPlaces([district], { tw: { name: '荃灣', places: '大窩口 、馬灣, 深井,', beyond: '青龍頭、' } });
    expect(known).toEqual({ ...district, name: '荃灣', places: ['大窩口', '馬灣', '深井', 'Tsuen Wan'], beyond: ['青龍頭'] });
  });
  it('do not repeat a name that is the provider’s', () => {
    expect(toCoveredPlaces([district], { tw: { name: 'Tsuen Wan' } })[0]?.places).toEqual([]);
    expect(toCoveredPlaces([district], { tw: { places: 'Sham Tseng' } })[0]).toMatchObject({ name: 'Tsuen Wan', places: ['Sham Tseng'] });
  });
  it('keep the provider’s sectors and prefixes', () => {
    expect(toCoveredPlaces([{ ...district, sectors: ['09'], outlyingPrefixes: ['098'] }], {})[0]).toMatchObject({
      sectors: ['09'],
      outlyingPrefixes: ['098'],
    });
  });
});

describe('a place by its name', () => {
  const places = [
    place('Sai Kung', { places: ['Clear Water Bay'] }),
    place('Sai Kung North'),
    place('Islands', { outlying: true, beyond: ['Po Toi'] }),
    place('Closed', { served: false }),
  ];
  it.each(readRows<[typed: string, found: object][]>(import.meta.url, 'coverage-rules.rows.json'))('%j', (typed, found) => {
    expect(findCoverage(places, typed)).toEqual(found);
  });

  it('is not found by nothing, also where there is one place only', () => {
    for (const typed of ['', ' ', 'district', '區']) expect(findCoverage([place('Sai Kung')], typed)).toEqual({ kind: 'unknown' });
  });
});

describe('a place by its postal code', () => {
  const places = [
    place('No sectors'),
    place('West', { sectors: ['09', '63'], outlyingPrefixes: ['098'] }),
    place('East', { sectors: ['48'], outlying: true }),
    place('Shut', { sectors: ['50'], served: false }),
  ];
  it.each(readRows<[typed: string, found: object][]>(import.meta.url, 'coverage-rules.postal-codes.json'))('%s', (typed, found) => {
    expect(findCoverage(places, typed)).toEqual(found);
  });
});
