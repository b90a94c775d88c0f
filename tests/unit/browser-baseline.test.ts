import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Next writes for Chrome 111, Edge 111, Firefox 111 and Safari 16.4, where nobody says otherwise: it translates syntax, but
 * brings no method that one of them lacks. What is newer stays out of what a browser runs, unless it is asked for first.
 */
const NEWER: [name: string, use: RegExp, since: string][] = [
  ['copying array methods', /\.(toSorted|toReversed|toSpliced)\(/, 'Firefox 115'],
  ['groupBy', /\b(Object|Map)\.groupBy\(/, 'Firefox 119, Chrome 117, Safari 17.4'],
  ['Promise.withResolvers, Promise.try', /\bPromise\.(withResolvers|try)\(/, 'Firefox 121, Chrome 119, Safari 17.4'],
  ['AbortSignal.any', /\bAbortSignal\.any\(/, 'Firefox 124, Chrome 116, Safari 17.4'],
  ['Array.fromAsync', /\bArray\.fromAsync\(/, 'Firefox 115, Chrome 121'],
  ['methods of sets', /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'Firefox 127, Chrome 122, Safari 17'],
  ['Intl.Segmenter', /(?<!'Segmenter' in Intl \? new )\bIntl\.Segmenter\(/, 'Firefox 125'],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/, 'Firefox 136, Chrome 129, Safari 18.4'],
  ['well-formed strings', /\.(isWellFormed|toWellFormed)\(/, 'Firefox 119'],
  ['options of numbers', /\b(trailingZeroDisplay|rounding(Mode|Increment|Priority)):|signDisplay: 'negative'/, 'Firefox 116'],
  ['requestIdleCallback', /(?<!'requestIdleCallback' in window \? )\brequestIdleCallback\(/, 'no Safari'],
  ['expressions with the flag v', /\/[a-z]*v[a-z]*\.(test|exec)\(/, 'Firefox 116, Chrome 112, Safari 17'],
  // One of them stops a whole script in a Safari before 16.4, of which there are still many.
  ['looking behind in an expression', /\(\?<[=!]/, 'Safari 16.4'],
];

const FOLDERS = ['components', 'lib', 'pages', 'public', 'services', 'stores'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|js)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it.each(NEWER)('%s', (_name, use, since) => {
  expect(files.length).toBeGreaterThan(700);
  const used = files.flatMap((file) => {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => use.test(text));
    return line < 0 ? [] : [`${file}:${line + 1} needs ${since}`];
  });
  expect(used).toEqual([]);
});
