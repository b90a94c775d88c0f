import { describe, expect, it } from 'vitest';
import { pageWindow } from '@/components/ui/page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 14, [1, 'gap', 5, 6, 7, 'gap', 14]],
    [14, 14, [1, 'gap', 13, 14]],
  ])('page %i of %i', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected);
  });
});
