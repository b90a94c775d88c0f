import type { BenchTable } from './result';

/** Origin of code, in the order of the table; the first match wins. */
const MAKERS = [
  { name: 'React', pattern: /\/node_modules\/(react|react-dom|scheduler)\// },
  // Its own source maps contain paths of its build.
  { name: 'Next', pattern: /\/node_modules\/(next|@swc\/helpers)\/|\/\.\.\/src\/(client|shared|server|lib|pages|build)\// },
  { name: 'styled-components', pattern: /\/node_modules\/(styled-components|stylis|@emotion|tslib)\// },
  { name: 'i18next', pattern: /\/node_modules\/(i18next|react-i18next|next-i18next)\// },
  { name: 'antd', pattern: /\/node_modules\/(antd|@ant-design|@rc-component|rc-[\w-]+)\// },
  { name: 'other packages', pattern: /\/node_modules\// },
  { name: 'components', pattern: /\/(components|pages|artwork)\// },
  { name: 'services, stores, lib', pattern: /\/(services|stores|lib)\// },
] as const;
const REST = 'bundler and the rest';
const NAMES = [...MAKERS.map(({ name }) => name), REST];

export function makerOf(source: string): string {
  return MAKERS.find(({ pattern }) => pattern.test(`/${source}`))?.name ?? REST;
}

/** Compressed bytes of a chunk, distributed by the characters of each origin, because compression does not allow an exact attribution. */
export function distributeBytes(bytes: number, characters: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
  const shares = new Map<string, number>();
  if (all === 0) return new Map([[REST, bytes]]);
  for (const [source, count] of characters) shares.set(makerOf(source), (shares.get(makerOf(source)) ?? 0) + (bytes * count) / all);
  return shares;
}

/** One row per page, with the shares of all its chunks. */
export function makeupTable(pages: ReadonlyMap<string, readonly ReadonlyMap<string, number>[]>): BenchTable {
  const rows = [...pages].map(([route, chunks]) => {
    const of = (name: string) => chunks.reduce((sum, chunk) => sum + (chunk.get(name) ?? 0), 0);
    const all = NAMES.reduce((sum, name) => sum + of(name), 0);
    return [route, ...[all, ...NAMES.map(of)].map((bytes) => (bytes / 1000).toFixed(1))];
  });
  return {
    title: 'What the scripts of each page are made of, kB compressed, without what a page asks for later by itself',
    columns: ['page', 'all', ...NAMES],
    rows,
  };
}
