import { describe, expect, it } from 'vitest';
import { NOTICE_TEXTS, writeMail } from '@/backend/api/notifications/notices';
import { LOCALE_CODES } from '@/lib/config/locales';

describe.each(LOCALE_CODES)('the end of a mail in %s', (locale) => {
  const texts = NOTICE_TEXTS[locale];
  const bodyOf = (about: 'priced' | 'delivered', event: 'prices' | 'deliveries') =>
    writeMail({ about, event, names: ['Coat'] }, { firstName: 'Mei', emailVerifiedAt: new Date(0), locale }, 'https://x.example').body;

  it('says that it can be switched off where it can', () => {
    expect(bodyOf('delivered', 'deliveries').endsWith(texts.close)).toBe(true);
  });

  it('does not say so of a price that waits', () => {
    const body = bodyOf('priced', 'prices');
    expect(body).not.toContain(texts.close.trim());
    expect(body.endsWith(texts.closeAlways)).toBe(true);
  });
});
