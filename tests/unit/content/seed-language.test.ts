import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { otherRegion } from '@/lib/config/regions';
import { ORDINARY_IN_HONG_KONG, strayCharacters } from './one-way-characters';
import { readSeed, stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

const documents = readSeed();
const texts = [...readSiteTexts(), ...readBackendTexts()];
const everything = [...documents, ...texts];
const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\{+[^}]*\}+/g, ' ');

function straysOf(script: 'traditional' | 'simplified') {
  return everything
    .filter(({ locale }) => LOCALES[locale].script === script)
    .flatMap(({ name, locale, document }) =>
      stringsOf(document).map(({ at, text }) => `${strayCharacters(plain(text), locale)} ${name} ${at}`),
    )
    .filter((line) => !line.startsWith(' '));
}

/** Terms of the other region that a reader would stumble over; the glossary says why. */
const FOREIGN_TERMS: Record<string, RegExp> = {
  zh: /收納倉|快遞|視頻|網絡購物|質量|郵區|組屋|取件|信息|公交|塞車費|裡|[^顯名]著/,
  'zh-CN': /组屋|邮区|消费税|新加坡元|取件|巴刹|收纳|PDPA|公共假期/,
  'zh-Hans': /港币|转数快|回南天|八号风球|上门收件|港铁|离岛|公众假期/,
  en: /\b(?:HDB|condo|postal code|GST|PayNow|PDPA|SGD)\b/,
  'en-SG': /\b(?:MTR|FPS|typhoon|village house|PDPO|HKD)\b/i,
};

/** Documents that speak of both markets on purpose. */
const BOTH_MARKETS = /^(about-page|press-page|press-items|privacy-policy|terms-and-condition|partner-program)\//;

/** Texts that the other site alone shows, by the region in their key or by name: Singapore's tax and postal codes. */
const isOfOtherMarket = (where: string, locale: Locale) =>
  new RegExp(`\\.${otherRegion(regionOfLocale(locale))}(\\.|$)`).test(where) ||
  /\/(pricing summary\.gst|booking (field\.districtGiven|error\.zip))$/.test(where);

describe('language of the seed documents and of the texts', () => {
  it('holds no Simplified-only character on Traditional pages', () => expect(straysOf('traditional')).toEqual([]));
  it('holds no Traditional-only character on Simplified pages', () => expect(straysOf('simplified')).toEqual([]));

  it('knows both scripts', () => {
    expect(strayCharacters('東涌的衣橱里有体温', 'zh')).toBe('橱里体温');
    expect(strayCharacters('東涌的衣櫥裡有體溫', 'zh-CN')).toBe('東櫥裡體溫');
    expect(strayCharacters('衣櫥裏的體溫', 'zh-Hans')).toBe('櫥裏體溫');
    expect(strayCharacters('体温 體溫', 'en')).toBe('');
  });

  it('excepts no form that Traditional texts do without', () => {
    const used = new Set(
      everything.filter(({ locale }) => locale === 'zh').flatMap(({ document }) => stringsOf(document).flatMap(({ text }) => [...text])),
    );
    expect(Object.keys(ORDINARY_IN_HONG_KONG).filter((character) => !used.has(character))).toEqual([]);
  });

  it('has no English run of four words or more on Chinese pages', () => {
    const run = /[A-Za-z][A-Za-z'’.-]*(?:\s+[A-Za-z][A-Za-z'’.-]*){3,}/;
    const found = everything
      .filter(({ locale }) => LOCALES[locale].script !== 'latin')
      .flatMap(({ name, document }) => stringsOf(document).flatMap(({ at, text }) => (run.test(plain(text)) ? [`${name} ${at}`] : [])));
    expect(found).toEqual([]);
  });

  it('speaks each region in its own terms', () => {
    const found = documents.flatMap(({ kind, name, locale, document }) =>
      BOTH_MARKETS.test(`${kind}/`)
        ? []
        : stringsOf(document).flatMap(({ at, text }) => {
            const match = FOREIGN_TERMS[locale]?.exec(plain(text));
            return match ? [`${match[0]} in ${name} ${at}`] : [];
          }),
    );
    expect(found).toEqual([]);
  });

  it('speaks each region in its own terms in its texts', () => {
    const found = texts.flatMap(({ name, locale, document }) =>
      stringsOf(document).flatMap(({ at, text }) => {
        const match = isOfOtherMarket(`${name} ${at}`, locale) ? null : FOREIGN_TERMS[locale]?.exec(plain(text));
        return match ? [`${match[0]} in ${name} ${at}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('reads every text', () => {
    for (const locale of LOCALE_CODES) expect(texts.filter((entry) => entry.locale === locale).length, locale).toBeGreaterThan(20);
  });
});
