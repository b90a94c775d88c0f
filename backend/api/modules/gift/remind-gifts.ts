import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { gifts } from '@/backend/api/db/schema/payments';
import { forEachRegion, pagesOf, processInBatches } from '@/backend/api/db/process-in-batches';
import { redeemLink } from '@/backend/api/identity/site-link';
import { storeMail } from '@/backend/api/mail/store-mail';
import { fromRegionTime, regionTime } from '@/backend/api/modules/booking/region-time';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate, lastDayBefore } from '@/lib/dates';
import { addMonths } from '@/lib/domain/shared/add-months';
import { formatMoney } from '@/lib/money';

/** As the gift terms say: one month before the end, to the buyer and not to the recipient. @returns how many mails were written */
export async function remindGifts(
  { database: { orm }, clock, env }: Pick<BackendContext, 'database' | 'clock' | 'env'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  let reminders = 0;
  await forEachRegion(async (country) => {
    const ending = and(
      eq(gifts.country, country),
      isNull(gifts.remindedAt),
      gt(gifts.balance, 0),
      gt(gifts.expiresAt, now),
      lte(gifts.expiresAt, fromRegionTime(addMonths(regionTime(now, country).date, 1), 24, country)),
      // A deleted account leaves the gift, and nobody to write to.
      ne(gifts.buyerEmail, ''),
    );
    const page = pagesOf(orm, gifts, { expiresAt: gifts.expiresAt, id: gifts.id }, ending);
    await processInBatches({ page, signal }, async ({ id }) => {
      reminders += await orm.transaction(async (tx) => {
        const [gift] = await tx
          .update(gifts)
          .set({ remindedAt: now })
          .where(and(eq(gifts.id, id), ending))
          .returning();
        if (!gift) return 0;
        const { currency, timeZone, defaultLocale } = REGIONS[country];
        const locale = gift.locale ?? defaultLocale;
        const localeTag = LOCALES[locale].htmlLang;
        await storeMail(tx, env, {
          recipient: gift.buyerEmail,
          template: 'giftEnds',
          locale,
          values: {
            code: gift.code,
            reference: gift.reference,
            left: formatMoney({ amount: gift.balance, currency }, localeTag),
            validUntil: formatDate(lastDayBefore(gift.expiresAt), { localeTag, timeZone }, 'long'),
            link: redeemLink(env, locale, gift.code),
          },
          now,
        });
        return 1;
      });
    });
  });
  return reminders;
}
