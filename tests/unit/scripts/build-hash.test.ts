import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';
import { buildHash } from '@/scripts/build/build-hash';
import { buildVariableNames } from '@/scripts/build/build-variables';

let folder: ScratchFolder;
const variables = { BRAND: 'Pakt', PATH: '/usr/bin', NEXT_PUBLIC_API_URL: 'http://localhost:4000' };
const hash = (more: Record<string, string | undefined> = {}, node = '20.20.2') => buildHash(folder.path, { ...variables, ...more }, node);

beforeEach(() => {
  folder = createScratchFolder({
    'package-lock.json': '{}',
    'lib/config/env.ts': 'export const brand = process.env.BRAND;',
    'pages/index.tsx': 'home',
    'locales/en/common.json': '{}',
    'README.md': 'read me',
    'tests/unit/some.test.ts': 'test',
  });
});
afterEach(() => folder.remove());

describe('the hash of a build', () => {
  it('is the same for the same sources, variables and Node', () => {
    expect(hash()).toBe(hash());
  });

  it.each([
    ['a page changes', { 'pages/index.tsx': 'house' }],
    ['a text changes', { 'locales/en/common.json': '{"a":"b"}' }],
    ['the lockfile changes', { 'package-lock.json': '{"lockfileVersion":3}' }],
    ['a file is added in a new folder', { 'shelves/top.ts': 'export {}' }],
    ["Next's own variables change", { '.env.production': 'NEXT_PUBLIC_A=1' }],
  ])('differs when %s', (_, files) => {
    const before = hash();
    folder.write(files);
    expect(hash()).not.toBe(before);
  });

  it('differs when a baked variable or the major of Node changes', () => {
    const before = hash();
    expect(hash({ BRAND: 'Other' })).not.toBe(before);
    expect(hash({ NEXT_PUBLIC_API_URL: 'https://api.example.com' })).not.toBe(before);
    expect(hash({ NEXT_PUBLIC_ANYTHING: 'new' })).not.toBe(before);
    expect(hash({}, '24.1.0')).not.toBe(before);
  });

  it('stays when something changes that no page is made of', () => {
    const before = hash({ DATA_DIR: 'store' });
    folder.write({
      'README.md': 'read me again',
      'tests/unit/some.test.ts': 'other test',
      'public/artwork/coat.svg': '<svg/>',
      'node_modules/next/index.js': 'x',
      '.data/base': 'x',
      '.env': 'PORT=3001',
      'next-env.d.ts': 'x',
      'backend/tsconfig.tsbuildinfo': 'x',
      'nohup.out': 'x',
      'vitest.config.ts': 'x',
      'store/base/1': 'x',
    });
    expect(hash({ PORT: '3001', PATH: '/bin', EXT_API: '', DATA_DIR: './store' }, '20.9.0')).toBe(before);
  });

  it('tells a moved line from a moved file boundary', () => {
    folder.write({ 'pages/a.ts': 'x', 'pages/b.ts': '' });
    const before = hash();
    folder.write({ 'pages/a.ts': '', 'pages/b.ts': 'x' });
    expect(hash()).not.toBe(before);
  });
});

describe('the baked variables', () => {
  it('are those of the public configuration', () => {
    const names = buildVariableNames(process.cwd());
    expect([...names]).toEqual(expect.arrayContaining(['BRAND', 'SITE_URL_HK', 'EXT_API', 'NEXT_PUBLIC_API_URL']));
    expect(names).not.toContain('PORT');
  });

  it('reach the browser, but for what is kept from it: next.config.js passes on each that has no prefix of its own', () => {
    const config = readFileSync('next.config.js', 'utf8');
    const unprefixed = [...buildVariableNames(process.cwd())].filter((name) => !name.startsWith('NEXT_PUBLIC_'));
    expect(unprefixed.filter((name) => !config.includes(`'${name}'`))).toEqual([
      'DEPLOYMENT_ID',
      'NEXT_CLIENT_ESM',
      'NEXT_OUTPUT',
      'BRAINTREE_MERCHANT_ID',
    ]);
  });
});
