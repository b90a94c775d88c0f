import simplifiedToTraditional from 'opencc-js/dict/STCharacters';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { LOCALES, type Locale } from '@/lib/config/locales';

type Script = (typeof LOCALES)[Locale]['script'];

/**
 * Characters that OpenCC turns into another on the way to Traditional, but that Hong Kong writes too, in a word of
 * its own: the dictionary here gives one target for each character and cannot tell. Only those that a text uses.
 */
export const ORDINARY_IN_HONG_KONG = {
  伙: '入伙, moving in',
  佣: '佣金, commission',
  准: '批准, to approve; the standard is 標準',
  划: '划算, worth it; a plan is 計劃',
  厘: '厘米, centimetre',
  台: '平台, platform; a table is 枱',
  吃: 'to eat; OpenCC prefers 喫',
  床: 'bed; OpenCC prefers 牀',
  斗: '熨斗, iron; a fight is 鬥',
  涌: '東涌, 鰂魚涌: districts',
  霉: 'mould; OpenCC prefers 黴',
};

/** The characters that the dictionary turns into another. */
function turnedBy(dictionary: string): string[] {
  return dictionary.split('|').flatMap((entry) => {
    const [from = '', ...to] = entry.split(' ');
    return to.includes(from) ? [] : [from];
  });
}

/** Characters that never stand on a page of the script. */
const FORBIDDEN: Record<Script, ReadonlySet<string>> = {
  latin: new Set(),
  traditional: new Set(turnedBy(simplifiedToTraditional).filter((character) => !(character in ORDINARY_IN_HONG_KONG))),
  simplified: new Set(turnedBy(traditionalToSimplified)),
};

/** Characters of a text that belong to the script which the readers of a locale do not use, each once. */
export function strayCharacters(text: string, locale: Locale): string {
  return [...new Set(text)].filter((character) => FORBIDDEN[LOCALES[locale].script].has(character)).join('');
}
