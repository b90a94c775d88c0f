import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentTypeFiles } from '@/scripts/strapi/content-types';

const PROJECT = join(import.meta.dirname, '../../../deploy/strapi');

function filesUnder(folder: string): string[] {
  return readdirSync(join(PROJECT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(PROJECT, path)).isDirectory() ? filesUnder(path) : [path];
  });
}

describe('the content types for Strapi', () => {
  it('are committed as the contract stands (write them with: npm run strapi:types)', () => {
    const made = contentTypeFiles();
    expect([...filesUnder('src/api'), ...filesUnder('src/components')].sort()).toEqual([...made.keys()].sort());
    for (const [path, text] of made) expect(readFileSync(join(PROJECT, path), 'utf8'), path).toBe(text);
  });
});
