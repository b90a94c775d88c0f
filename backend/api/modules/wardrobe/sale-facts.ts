import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { itemSales, type Item, type ItemSale } from '@/backend/api/db/schema/wardrobe';
import { payoutText } from '@/backend/api/identity/security-notices';
import { LETTER_TEXTS, type Fact } from '@/backend/api/mail/letter/letter';
import type { NoticeKind } from '@/backend/api/notifications/notices';
import { readSiteTexts } from '@/backend/site-texts';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { REJECTION_REASONS } from '@/lib/contract/wardrobe-names';
import { MARKDOWNS } from '@/lib/domain/consignment/markdown';
import { payoutAt, STORE_CREDIT_BONUS_PERCENT } from '@/lib/domain/pricing/commission';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { formatMoney } from '@/lib/money';
import { withRemark } from '@/lib/text/join-words';

const ITEMS = readSiteTexts<{ sale: { reason: Record<string, string> } }>('items');

/** What a mail about a sale answers: the price, what comes off it and what is left, or why not. */
export async function saleFacts(tx: Pick<Orm, 'select'>, about: NoticeKind, item: Item, user: User): Promise<Fact[]> {
  const [sale] = await tx.select().from(itemSales).where(eq(itemSales.itemId, item.id));
  if (!sale) return [];
  const { locale, country } = user;
  const money = (amount: number) => formatMoney({ amount, currency: REGIONS[country].currency }, LOCALES[locale].htmlLang);
  const sumsAt = (price: number, { commissionPercent }: ItemSale): Fact[] => {
    const { commission, payout } = payoutAt(price, commissionPercent ?? 0);
    const yours = sale.payoutAmount ?? payout;
    const share = (amount: number, percent: number) => withRemark(LOCALES[locale].htmlLang, money(amount), `${percent}%`);
    return [
      ['commission', share(commission, commissionPercent ?? 0)],
      ...(yours > payout ? [['bonus', share(yours - payout, STORE_CREDIT_BONUS_PERCENT)] as const] : []),
      ['yours', money(yours)],
    ];
  };
  switch (about) {
    case 'priced':
      return sale.listPrice === null
        ? []
        : [['asking', money(sale.listPrice)], ...sumsAt(sale.listPrice, sale), ['reductions', reductionsText(locale)]];
    case 'unsold':
    case 'unsoldAgain':
    case 'unsoldLast':
      return [['asking', money(sale.listPrice ?? 0)]];
    case 'sold':
    case 'payoutWanted':
    case 'paid':
    case 'paidAsCredit':
      return [
        ['soldFor', money(sale.soldPrice ?? 0)],
        ...sumsAt(sale.soldPrice ?? 0, sale),
        ...(about === 'paid' && sale.payoutMethod ? [['payTo', payoutText(user, sale.payoutMethod)] as const] : []),
      ];
    case 'rejected': {
      const known = REJECTION_REASONS.find((name) => name === sale.rejectedBecause);
      const reason = known ? ITEMS[locale].sale.reason[known] : sale.rejectedBecause;
      return reason ? [['reason', reason]] : [];
    }
    default:
      return [];
  }
}

/** The calendar of reductions, a line each. */
function reductionsText(locale: User['locale']): string {
  const text = LETTER_TEXTS[locale].reduction;
  return MARKDOWNS.filter(({ percent }) => percent > 0)
    .map(({ fromDay, percent }) => fillPlaceholders(text, { day: String(fromDay), percent: String(percent) }))
    .join('\n');
}
