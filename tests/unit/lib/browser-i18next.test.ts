import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import library from 'i18next';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '@/lib/config/locales';
import { createInstance } from '@/lib/browser-i18next';

type Tree = { [key: string]: string | Tree };

const folder = path.resolve(import.meta.dirname, '../../../locales');

function textsOf(locale: string): Record<string, Tree> {
  const files = readdirSync(path.join(folder, locale));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Tree]),
  );
}

/** A value for every placeholder of a text. */
function variablesOf(text: unknown): Record<string, string> {
  return Object.fromEntries([...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `<${name}>`]));
}

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

describe.each(LOCALE_CODES)('the stand-in for i18next in %s', (locale) => {
  const texts = textsOf(locale);
  const options = {
    lng: locale,
    ns: Object.keys(texts),
    defaultNS: 'common',
    fallbackLng: false as const,
    resources: { [locale]: texts },
    interpolation: { escapeValue: false, defaultVariables: { brand: 'Pakt' } },
  };
  const real = library.createInstance();
  void real.init({ ...options, initAsync: false });
  const small = createInstance(options);

  it('renders every text as the library does', () => {
    const differing = Object.entries(texts).flatMap(([namespace, tree]) =>
      keysOf(tree)
        .filter((key) => {
          const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
          const counts = base === key ? [undefined] : [0, 1, 2, 5, 21];
          return counts.some((count) => {
            const given = { ...variablesOf(small.t(`${namespace}:${key}`)), ...(count === undefined ? {} : { count }) };
            // The typed keys of the library's `t` cannot follow a key that is read from a file.
            return real.t(`${namespace}:${base}` as never, given as never) !== small.t(`${namespace}:${base}`, given);
          });
        })
        .map((key) => `${namespace}:${key}`),
    );
    expect(differing).toEqual([]);
  });

  it('shows the key of a text that is not there, as the library does', () => {
    for (const key of ['layout:nothing', 'nothing.here', 'layout:footer.nothing']) expect(small.t(key)).toBe(real.t(key as never));
  });

  it('binds namespaces and takes further texts', () => {
    expect(small.getFixedT(locale, 'layout')('login')).toBe(real.getFixedT(locale, 'layout')('login'));
    small.addResourceBundle(locale, 'extra', { hello: 'Hi {{name}}' });
    expect(small.hasLoadedNamespace('extra')).toBe(true);
    expect(small.t('extra:hello', { name: 'Bo' })).toBe('Hi Bo');
  });
});
