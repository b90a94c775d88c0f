import { describe, expect, it } from 'vitest';
import { changedOn } from '@/services/content/get-articles';

describe('the day on which a text last changed', () => {
  it.each([
    ['the day that it bears, where the CMS says nothing', undefined, 'Asia/Hong_Kong', '2026-03-10'],
    ['the day of the editing after that', '2026-03-12T02:00:00Z', 'Asia/Hong_Kong', '2026-03-12'],
    ['the day that it bears, where it was edited on it', '2026-03-10T02:00:00Z', 'Asia/Singapore', '2026-03-10'],
    ['the day that it bears, where that is ahead of the editing', '2026-03-01T02:00:00Z', 'Asia/Singapore', '2026-03-10'],
    ['the region’s day: four in the afternoon of Greenwich is the next one there', '2026-03-11T16:00:00Z', 'Asia/Hong_Kong', '2026-03-12'],
    ['the region’s day: a minute before is not', '2026-03-11T15:59:00Z', 'Asia/Hong_Kong', '2026-03-11'],
  ])('is %s', (_name, updatedAt, timeZone, day) => {
    expect(changedOn({ publishedAt: '2026-03-10', ...(updatedAt === undefined ? {} : { updatedAt }) }, timeZone)).toBe(day);
  });
});
