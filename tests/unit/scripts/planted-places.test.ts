import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLANTED } from '@/scripts/planted/faults';

describe('the faults of `npm run suite -- planted`', () => {
  it('are ten and more, each of another promise', () => {
    expect(new Set(PLANTED.map(({ promise }) => promise)).size).toBe(PLANTED.length);
    expect(PLANTED.length).toBeGreaterThanOrEqual(10);
  });

  it.each(PLANTED)('have their place in the code still: $promise', ({ file, find, replace, test, named }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(readFileSync(test, 'utf8')).toContain(named);
  });
});
