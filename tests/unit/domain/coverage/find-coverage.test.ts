import { describe, expect, it } from 'vitest';
import { DISTRICTS_HK, DISTRICTS_SG } from '@/backend/api/db/seed/catalogue-seed';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { inEveryLanguage } from '@/components/home/coverage-search';
import { toCoveredPlaces, type DistrictTexts } from '@/components/home/model/covered-place';
import { findCoverage } from '@/components/home/model/find-coverage';
import { loadTexts } from '@/services/content/load-texts';

const textsOf = async (locale: (typeof LOCALE_CODES)[number]) => (await loadTexts(locale, 'districts')) as Record<string, DistrictTexts>;
const english = toCoveredPlaces(DISTRICTS_HK, await textsOf('en'));
const traditional = toCoveredPlaces(DISTRICTS_HK, await textsOf('zh'));
const singapore = toCoveredPlaces(DISTRICTS_SG, await textsOf('en-SG'));

describe('coverage by name', () => {
  it.each(['Sha Tin', 'sha tin', '  SHATIN ', 'Sha Tin District', 'Ma On Shan'])('finds Sha Tin from %j', (typed) => {
    expect(findCoverage(english, typed)).toEqual({ kind: 'served', district: 'Sha Tin' });
  });

  it.each(['沙田', '沙田區', '馬鞍山', 'Sha Tin'])('finds 沙田區 from %j', (typed) => {
    expect(findCoverage(traditional, typed)).toEqual({ kind: 'served', district: '沙田區' });
  });

  it('takes the beginning of a name when it is the beginning of one district only', () => {
    expect(findCoverage(english, 'kenn')).toEqual({ kind: 'served', district: 'Central and Western' });
    expect(findCoverage(english, 'kow')).toEqual({
      kind: 'several',
      names: ['West Kowloon', 'Kowloon City', 'Kowloon Tong', 'Kowloon Bay'],
    });
  });

  it('finds a name by any of its words, and by its names in the site’s other languages', () => {
    expect(findCoverage(english, 'Peak')).toEqual({ kind: 'served', district: 'Central and Western' });
    expect(findCoverage(english, 'Lamma Island')).toEqual({ kind: 'unserved', district: 'Lamma' });
    expect(findCoverage(inEveryLanguage(english), '灣仔')).toEqual({ kind: 'served', district: 'Wan Chai' });
    expect(findCoverage(inEveryLanguage(english), '尖沙咀')).toEqual({ kind: 'served', district: 'Yau Tsim Mong' });
    expect(findCoverage(inEveryLanguage(traditional), '湾仔')).toEqual({ kind: 'served', district: '灣仔區' });
  });

  it('knows which islands have a pier for the van', () => {
    expect(findCoverage(english, 'Discovery Bay')).toEqual({ kind: 'outlying', district: 'Islands' });
    expect(findCoverage(english, 'Lantau')).toEqual({ kind: 'outlying', district: 'Islands' });
    expect(findCoverage(traditional, '大嶼山')).toEqual({ kind: 'outlying', district: '離島區' });
    expect(findCoverage(english, 'lamma')).toEqual({ kind: 'unserved', district: 'Lamma' });
    expect(findCoverage(traditional, '長洲')).toEqual({ kind: 'unserved', district: '長洲' });
  });

  it.each(['', '   ', '?!', 'Atlantis', '<script>', '999077'])('does not know %j', (typed) => {
    expect(findCoverage(english, typed)).toEqual({ kind: 'unknown' });
  });

  it('says so when a district is no longer served', () => {
    const closed = english.map((place) => (place.id === 'north' ? { ...place, served: false } : place));
    expect(findCoverage(closed, 'Fanling')).toEqual({ kind: 'unserved', district: 'North' });
  });
});

describe('coverage by postal code', () => {
  it.each(['310145', ' 310 145 ', '３１０１４５', 'S310145', 'Singapore 310145', 'Blk 12 Lor 1 Toa Payoh #03-04 Singapore (310145)'])(
    'finds Toa Payoh from %j',
    (typed) => {
      expect(findCoverage(singapore, typed)).toEqual({ kind: 'served', district: 'Balestier, Toa Payoh, Serangoon' });
    },
  );

  it('charges the outlying fee for Sentosa and Tuas alone, not for their whole districts', () => {
    expect(findCoverage(singapore, '098297').kind).toBe('outlying');
    expect(findCoverage(singapore, '637000').kind).toBe('outlying');
    expect(findCoverage(singapore, '100045').kind).toBe('served');
    expect(findCoverage(singapore, '609601').kind).toBe('served');
  });

  it.each(['', '31014', '3101455', '740000', '000000', 'Toa Payoh', '-10145'])('does not know %j', (typed) => {
    expect(findCoverage(singapore, typed)).toEqual({ kind: 'unknown' });
  });
});

describe('district names', () => {
  it.each(LOCALE_CODES)('are written for every district of the region in %s', async (locale) => {
    const districts = regionOfLocale(locale) === 'hk' ? DISTRICTS_HK : DISTRICTS_SG;
    const texts = await textsOf(locale);
    expect(districts.filter(({ id }) => !texts[id]?.name).map(({ id }) => id)).toEqual([]);
  });

  it('fall back to the provider’s for a district without texts', () => {
    const [place] = toCoveredPlaces([{ id: 'new', name: 'New Town', served: true, outlying: false }], {});
    expect(place).toEqual({ id: 'new', name: 'New Town', served: true, outlying: false, places: [], beyond: [] });
  });
});
