import { describe, expect, it } from 'vitest';
import { errorReference } from '@/lib/error-reference';

const at = new Date('2026-11-21T03:04:59Z');

describe('errorReference', () => {
  it('is the minute and the page, readable aloud', () => expect(errorReference('/faqs', at)).toMatch(/^2611210304-[0-9A-Z]{5}$/));

  it('is the same for what the visitor sees and what the server was asked', () => {
    expect(errorReference('/zh/faqs?q=1', at)).toBe(errorReference('/faqs', at));
    expect(errorReference('/en/faqs/#top', new Date('2026-11-21T03:04:01Z'))).toBe(errorReference('/faqs', at));
    expect(errorReference('/zh', at)).toBe(errorReference('/', at));
  });

  it('tells pages and minutes apart', () => {
    const others = [errorReference('/press', at), errorReference('/faqs', new Date('2026-11-21T03:05:00Z'))];
    expect(new Set([...others, errorReference('/faqs', at)]).size).toBe(3);
  });
});
