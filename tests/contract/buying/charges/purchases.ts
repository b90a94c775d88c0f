import type { RegionCode } from '@/lib/config/regions';
import { REGIONS } from '@/lib/config/regions';
import * as z from 'zod/mini';
import { CALLS } from '@/lib/contract/calls';
import { freeSlotsOf, newPerson, orderFrom } from '@/tests/builders/order';
import type { SeededRandom } from '@/tests/setup/seeded-random';
import type { Answer, Shop } from '@/bench/shop';

export const PURCHASE_KINDS = ['order', 'member-order', 'gift', 'invoice'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** Something to be paid exactly once. */
export interface Purchase {
  kind: PurchaseKind;
  /** Of the invoice; other purchases have none before the payment. */
  id: string;
  /** Expected charge, in minor units. */
  amount: number;
  /** Null: a guest, whose keys belong to a draft. */
  member: Member | null;
  send: (nonce: string, key: string, dropAfterMs?: number) => Promise<Answer>;
  /** Reference of a payment on the page: the order's number, the gift's code, the invoice's id. */
  referenceOf: (data: Record<string, unknown>) => string;
  /** Another slot if the chosen one is gone. */
  chooseAgain: () => Promise<void>;
  /** Whether a reloaded page shows it as paid, by any device. */
  isPaidElsewhere: () => Promise<boolean>;
}

export interface Member {
  id: string;
  token: string;
}

const nothing = () => Promise.resolve();
const never = () => Promise.resolve(false);

/** @throws when the backend refuses a call that must succeed */
async function must(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const given = await answer;
  if (given.kind !== 'ok') throw new Error(`Refused: ${JSON.stringify(given)}`);
  return given.data;
}

const pricesOf = async (shop: Shop, country: RegionCode) =>
  z.parse(CALLS.priceService.data, await must(shop.call('priceService', { body: { country } })));

export async function makePurchase(
  shop: Shop,
  random: SeededRandom,
  kind: PurchaseKind,
  member: Member,
  country = random.pick<RegionCode>(['hk', 'sg']),
): Promise<Purchase> {
  switch (kind) {
    case 'gift':
      return giftPurchase(shop, random, country);
    case 'invoice':
      return invoicePurchase(shop, random, country, member);
    case 'order':
      return orderPurchase(shop, random, country, null);
    case 'member-order':
      return orderPurchase(shop, random, country, member);
  }
}

async function giftPurchase(shop: Shop, random: SeededRandom, country: RegionCode): Promise<Purchase> {
  const { shoppingCarts } = await pricesOf(shop, country);
  const price = shoppingCarts.flatMap((entry) => ('gift' in entry && entry.gift === 'starter' ? entry.price : []))[0] ?? 0;
  const body = {
    firstName: 'Ada',
    lastName: 'Lo',
    emailAddress: `giver-${random.below(1e9)}@example.com`,
    recipientName: 'Bo',
    message: '',
    packageId: 'starter',
    country,
    currency: REGIONS[country].currency,
    price,
  };
  return {
    kind: 'gift',
    id: '',
    amount: price,
    member: null,
    chooseAgain: nothing,
    isPaidElsewhere: never,
    send: (paymentMethodNonce, key, dropAfterMs) =>
      shop.call('giftPayment', { body: { ...body, paymentMethodNonce }, key, ...(dropAfterMs ? { dropAfterMs } : {}) }),
    referenceOf: (data) => String((data.gift as { giftCode?: string } | undefined)?.giftCode ?? data.giftCode),
  };
}

async function orderPurchase(
  shop: Shop,
  random: SeededRandom,
  country: RegionCode,
  member: Member | null,
  address = {},
): Promise<Purchase> {
  const user = member ? null : newPerson();
  const compose = async () => {
    const prices = await pricesOf(shop, country);
    return orderFrom(prices, { country, user, address, slot: random.below(freeSlotsOf(prices).length) });
  };
  let { body, quote } = await compose();
  return {
    kind: member ? 'member-order' : 'order',
    id: '',
    amount: quote.chargedToday,
    member,
    isPaidElsewhere: never,
    send: (paymentMethodNonce, key, dropAfterMs) =>
      shop.call('orderAndPaymentSignup', {
        token: member?.token ?? null,
        body: { ...body, paymentMethodNonce },
        key,
        ...(dropAfterMs ? { dropAfterMs } : {}),
      }),
    referenceOf: (data) => String((data.order as { number?: string } | undefined)?.number),
    chooseAgain: async () => {
      ({ body, quote } = await compose());
    },
  };
}

/** The fees of an order's visit are a separate invoice. */
async function invoicePurchase(shop: Shop, random: SeededRandom, country: RegionCode, member: Member): Promise<Purchase> {
  const order = await orderPurchase(shop, random, country, member, { haveLift: false });
  await must(order.send('fake-valid-nonce', random.key()));
  const list = (await must(shop.call('invoices', { token: member.token, query: { status: 'due', take: '100' } }))).data as {
    id: string;
    total: number;
  }[];
  const [invoice] = list;
  if (!invoice) throw new Error('An order without its second invoice');
  const params = { invoiceId: invoice.id };
  return {
    kind: 'invoice',
    id: invoice.id,
    amount: invoice.total,
    member,
    chooseAgain: nothing,
    send: (paymentMethodNonce, key, dropAfterMs) =>
      shop.call('payInvoice', { token: member.token, params, body: { paymentMethodNonce }, key, ...(dropAfterMs ? { dropAfterMs } : {}) }),
    referenceOf: (data) => ((data.data ?? data.invoice) as { id: string }).id,
    isPaidElsewhere: async () => {
      const answer = await shop.call('invoice', { token: member.token, params: { id: invoice.id } });
      return answer.kind === 'ok' && (answer.data.data as { status?: string }).status === 'paid';
    },
  };
}

export async function joinMember(shop: Shop): Promise<Member> {
  const { email, password, firstName, lastName } = newPerson();
  const data = await must(
    shop.call('signup', { body: { email: `m-${email}`, password, firstName, lastName, country: 'hk', locale: 'en' } }),
  );
  return { id: (data.user as { id: string }).id, token: String(data.accessToken) };
}
