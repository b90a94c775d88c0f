import { describe, expect, it } from 'vitest';
import { calendarDateOf, formatDate, formatTime } from '@/lib/dates';

const HONG_KONG = { localeTag: 'en-HK', timeZone: 'Asia/Hong_Kong' };

describe('dates', () => {
  it('shows a moment on the region’s day, whatever day it is elsewhere', () => {
    expect(formatDate('2026-11-20T18:00:00Z', HONG_KONG, 'long')).toBe('21 November 2026');
    expect(formatTime('2026-11-20T18:05:00Z', HONG_KONG)).toBe('02:05');
  });

  it('never moves a calendar date', () => {
    expect(formatDate('2026-11-21', { localeTag: 'en-HK', timeZone: 'America/Los_Angeles' }, 'long')).toBe('21 November 2026');
    expect(formatDate('2026-11-21', { localeTag: 'zh-Hant-HK', timeZone: 'Asia/Hong_Kong' }, 'long')).toBe('2026年11月21日');
  });

  it('names the calendar date of a moment', () => {
    expect(calendarDateOf('2026-11-20T15:59:59Z', 'Asia/Singapore')).toBe('2026-11-20');
    expect(calendarDateOf('2026-11-20T16:00:00Z', 'Asia/Singapore')).toBe('2026-11-21');
  });
});
