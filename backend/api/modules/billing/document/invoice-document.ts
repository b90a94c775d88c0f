import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { addressText } from '@/backend/api/modules/booking/visit-facts';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { invoiceOf, invoiceShape } from '@/backend/api/modules/billing/invoices';
import { buyerOf } from '@/backend/api/modules/billing/issue-invoice';
import { publicEnv } from '@/lib/config/env';
import { nearestLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { contactPage } from '@/lib/contract/content/contact-page';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { drawInvoice, type SellerLines } from './draw-invoice';

/** The seller as on the page of the invoice: from the contact page, in the reader's language as far as the seller's region has it. */
async function sellerOf(orm: Pick<Orm, 'select'>, country: RegionCode, reader: Locale): Promise<SellerLines> {
  const [row] = await orm
    .select({ content: cmsDocuments.content })
    .from(cmsDocuments)
    .where(
      and(
        eq(cmsDocuments.kind, 'contact-page'),
        eq(cmsDocuments.locale, nearestLocale(reader, country)),
        eq(cmsDocuments.status, 'published'),
      ),
    );
  const shape = contactPage.shape;
  const company = z.safeParse(shape.company, row?.content.company).data;
  const lines = z.safeParse(shape.address, row?.content.address).data?.lines ?? [];
  return {
    name: fillPlaceholders(company?.name ?? publicEnv.brand, { brand: publicEnv.brand }),
    address: lines.map((line) => fillPlaceholders(line, { brand: publicEnv.brand })),
    // Numbers that the operator has yet to enter are not printed.
    registrations: company?.isSample ? [] : (company?.registrations ?? []),
  };
}

/** The invoice as a file, in the language that its reader sees the page in. */
export const invoiceDocument: CallHandler<'invoiceDocument'> = async (
  { params, query: { locale }, request },
  { database: { orm }, clock },
) => {
  const { userId } = requireMember(request);
  const row = await invoiceOf(orm, userId, params.id);
  if (!row) return refused('NOT_FOUND', 'There is no such invoice.');
  const { country, number } = row.invoices;
  const user = await findUser(orm, userId);
  const invoice = invoiceShape(row.invoices, row.invoice_payments, regionTime(clock(), country).date);
  const reader = locale ?? user.locale;
  const present = await buyerOf(orm, user);
  const buyer = row.invoices.billedTo ?? present;
  // An invoice that was issued before there was an address has the present one.
  const place = buyer.address ?? present.address;
  const address = place ? addressText(place, country, reader) : '';
  const pdf = await drawInvoice({ invoice, country, buyer, address, seller: await sellerOf(orm, country, reader), locale: reader });
  return ok(new File([new Uint8Array(pdf)], `${number}.pdf`, { type: 'application/pdf' }));
};
