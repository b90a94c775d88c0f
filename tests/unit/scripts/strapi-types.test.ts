import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { contentTypeFiles, singularName } from '@/scripts/strapi/content-types';

const PROJECT = join(import.meta.dirname, '../../../deploy/strapi');

function filesUnder(folder: string): string[] {
  return readdirSync(join(PROJECT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(PROJECT, path)).isDirectory() ? filesUnder(path) : [path];
  });
}

/** Words that stand on every page are seen on the first. */
const ON_THE_FIRST_PAGE = ['global', 'home-page', 'consent-text'];

describe('the preview button of Strapi', () => {
  it('leads to the page of every kind', () => {
    const { pathOf } = createRequire(import.meta.url)(join(PROJECT, 'src/site-address.js')) as {
      pathOf: (uid: string, document: object | null, locale: string) => string;
    };
    const kinds = Object.keys(CONTENT_KINDS) as ContentKind[];
    const paths = kinds.map((kind) => [kind, pathOf(`api::${singularName(kind)}.${singularName(kind)}`, null, 'en')] as const);
    expect(paths.filter(([, path]) => path === '/').map(([kind]) => kind)).toEqual(ON_THE_FIRST_PAGE);
    expect(pathOf('api::blog-page.blog-page', null, 'zh')).toBe('/zh/blog');
  });
});

describe('the content types for Strapi', () => {
  it('are committed as the contract stands (write them with: npm run docs -- strapi-types)', () => {
    const made = contentTypeFiles();
    expect([...filesUnder('src/api'), ...filesUnder('src/components')].sort()).toEqual([...made.keys()].sort());
    for (const [path, text] of made) expect(readFileSync(join(PROJECT, path), 'utf8'), path).toBe(text);
  });
});
