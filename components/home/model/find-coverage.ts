import type { CoveredPlace } from './covered-place';
import { postalCodeIn } from '@/lib/domain/booking/address-fields';
import { normaliseUnicode } from '@/lib/text/normalise-unicode';

export type Coverage =
  | { kind: 'served' | 'outlying' | 'unserved'; district: string }
  /** Names that fit, of more than one district: the visitor chooses. */
  | { kind: 'several'; names: readonly string[] }
  | { kind: 'unknown' };

const UNKNOWN: Coverage = { kind: 'unknown' };

/** Whether we serve a typed place: a postal code where districts have sectors, otherwise a name. */
export function findCoverage(places: readonly CoveredPlace[], typed: string): Coverage {
  return places.some(({ sectors }) => sectors) ? byPostalCode(places, typed) : byName(places, typed);
}

function byPostalCode(places: readonly CoveredPlace[], typed: string): Coverage {
  const code = postalCodeIn(typed);
  if (code === null) return UNKNOWN;
  const place = places.find(({ sectors }) => sectors?.includes(code.slice(0, 2)));
  if (!place) return UNKNOWN;
  const isFar = place.outlyingPrefixes?.some((prefix) => code.startsWith(prefix)) ?? false;
  return answer(place, place.name, isFar);
}

function byName(places: readonly CoveredPlace[], typed: string): Coverage {
  const wanted = normalise(typed);
  if (wanted === '') return UNKNOWN;
  const named = places.flatMap((place) => [
    ...[place.name, ...place.places, ...(place.alsoCalled ?? [])].map((name) => ({ name, place, isBeyond: false })),
    ...place.beyond.map((name) => ({ name, place, isBeyond: true })),
  ]);
  const exact = named.find(({ name }) => normalise(name) === wanted);
  if (exact) return answerOf(exact);
  const begun = named.filter(({ name }) => beginningsOf(name).some((word) => word.startsWith(wanted)));
  const [first] = begun;
  if (!first) return UNKNOWN;
  const isOne = begun.every(({ place, isBeyond }) => place === first.place && isBeyond === first.isBeyond);
  // Several names of what is beyond one district are still several places.
  if (isOne && (!first.isBeyond || begun.length === 1)) return answerOf(first);
  return { kind: 'several', names: [...new Set(begun.map(({ name }) => name))] };
}

interface Named {
  name: string;
  place: CoveredPlace;
  isBeyond: boolean;
}

const answerOf = ({ name, place, isBeyond }: Named): Coverage =>
  isBeyond ? { kind: 'unserved', district: name } : answer(place, place.name);

/** A name from each of its words on: `West Kowloon` is found by "Kowloon"; Chinese has no spaces and is found from any character. */
function beginningsOf(name: string): string[] {
  const whole = normalise(name);
  if (/\p{Script=Han}/u.test(whole)) return [...whole].map((_character, index) => [...whole].slice(index).join(''));
  const words = name.split(/[\s-]+/);
  return words.map((_word, index) => normalise(words.slice(index).join(' ')));
}

function answer({ served, outlying }: CoveredPlace, district: string, isFar = false): Coverage {
  if (!served) return { kind: 'unserved', district };
  return { kind: outlying || isFar ? 'outlying' : 'served', district };
}

/** Ignores case, accents, spaces, quotes and the word for "district". */
function normalise(text: string): string {
  return normaliseUnicode(text, 'NFKD')
    .toLowerCase()
    .replace(/^\s*the\s/u, '')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .replace(/(?:district|區|区)$/u, '')
    .replace(/^(.+)(?:island|島|岛)$/u, '$1');
}
