import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from '@/lib/site/safe-redirect';
import cases from './safe-redirect.json';

const ORIGIN = 'http://hk.localhost:3000';

describe('safeRedirect', () => {
  it.each(['/items', '/zh/billings?page=2&take=10', '/account#profile', '/', '/services-pricing?back=http%3A%2F%2Felsewhere.example'])(
    'keeps %s',
    (path) => {
      expect(safeRedirect(path, ORIGIN)).toBe(path);
    },
  );

  it.each([...cases.refused, undefined])('refuses %j', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBeNull();
  });

  it('never leaves the origin, and gives what is stable when judged again', () => {
    const piece = fc.constantFrom(...cases.pieces);
    const crafted = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          crafted,
          crafted.map((rest) => `/${rest}`),
          fc.string(),
          fc.webUrl(),
        ),
        (value) => {
          const result = safeRedirect(value, ORIGIN);
          if (result === null) return;
          expect(new URL(result, ORIGIN).origin).toBe(ORIGIN);
          expect(result).toMatch(/^\/(?![/\\])/);
          expect(safeRedirect(result, ORIGIN)).toBe(result);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
