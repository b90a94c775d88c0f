import type { CoveredPlace } from './covered-place';
import { normaliseUnicode } from '@/lib/text/normalise-unicode';

export type Coverage = { kind: 'served' | 'outlying' | 'unserved'; district: string } | { kind: 'unknown' };

const UNKNOWN: Coverage = { kind: 'unknown' };

/** Whether we come to what a visitor typed: a postal code where districts have sectors, a name elsewhere. */
export function findCoverage(places: readonly CoveredPlace[], typed: string): Coverage {
  return places.some(({ sectors }) => sectors) ? byPostalCode(places, typed) : byName(places, typed);
}

function byPostalCode(places: readonly CoveredPlace[], typed: string): Coverage {
  // NFKC: an input method for Chinese writes full-width digits.
  const code = normaliseUnicode(typed, 'NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return UNKNOWN;
  const place = places.find(({ sectors }) => sectors?.includes(code.slice(0, 2)));
  if (!place) return UNKNOWN;
  const isFar = place.outlyingPrefixes?.some((prefix) => code.startsWith(prefix)) ?? false;
  return answer(place, place.name, isFar);
}

function byName(places: readonly CoveredPlace[], typed: string): Coverage {
  const wanted = normalise(typed);
  if (wanted === '') return UNKNOWN;
  const beyond = places.flatMap((place) => place.beyond).find((name) => normalise(name) === wanted);
  if (beyond) return { kind: 'unserved', district: beyond };
  const exact = places.find((place) => wordsOf(place).some((word) => word === wanted));
  if (exact) return answer(exact, exact.name);
  const begun = places.filter((place) => wordsOf(place).some((word) => word.startsWith(wanted)));
  // Several districts begin like that: the visitor has to choose.
  return begun.length === 1 && begun[0] ? answer(begun[0], begun[0].name) : UNKNOWN;
}

const wordsOf = ({ name, places }: CoveredPlace) => [name, ...places].map(normalise);

function answer({ served, outlying }: CoveredPlace, district: string, isFar = false): Coverage {
  if (!served) return { kind: 'unserved', district };
  return { kind: outlying || isFar ? 'outlying' : 'served', district };
}

/** Case, accents, spaces, quotes and the word for "district" make no difference. */
function normalise(text: string): string {
  return normaliseUnicode(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .replace(/(?:district|區|区)$/u, '');
}
