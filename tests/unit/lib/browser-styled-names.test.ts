import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as browserStyled from '@/lib/browser-styled';

const components = path.resolve(import.meta.dirname, '../../../components');
const IMPORT = /^import (?!type)(?:styled,?\s*)?(?:\{([^}]*)\} )?from 'styled-components'/m;

/**
 * In a build the browser gets `lib/browser-styled`: what it lacks is undefined there, and the part that asks for it is gone without a word.
 */
it('gives the browser all that the components take from styled-components', () => {
  const missing = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const names = IMPORT.exec(readFileSync(path.join(components, file), 'utf8'))?.[1] ?? '';
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ') && !(name in browserStyled))
        .map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});
