import sharp from 'sharp';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { boughtGift, orderBody, SEASON_GIFT } from '@/tests/builders/order';
import { call, dataFrom, dataOf, PASSWORD } from '@/tests/setup/member';
import type { TestBackend } from '@/tests/setup/test-backend';
import type { Known } from './arbitrary-of';
import { SILENT_NONCE } from './judge';

/** What the member of the fuzz owns and what the shop sells, so that random requests reach past the first look-up. */
export async function knownValues(backend: TestBackend, token: string): Promise<Known> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b81f2d' } })
    .png()
    .toBuffer();
  const send = () =>
    dataFrom(backend, 'upload', { token, body: picture, headers: { 'content-type': 'image/png', 'x-file-name': 'cuff.png' } });
  const uploads = [await send(), await send(), await send(), await send()].map(({ id }) => id);
  const [photo = '', kept = '', ...free] = uploads;
  const { item } = await dataFrom(backend, 'addOwnItem', { token, body: { name: 'Scarf', kind: 'scarf', colour: 'red', photos: [photo] } });
  const { file } = await dataFrom(backend, 'addItemFile', { token, params: { id: item.id }, body: { kind: 'photo', upload: kept } });
  await dataFrom(backend, 'giftPayment', { token, body: SEASON_GIFT });
  const [wardrobe, looks, invoices, cards, bookings, plan, given, order, prices] = await Promise.all([
    call(backend, 'items', { token, query: { take: '500' } }).then((answer) => dataOf('items', answer)),
    call(backend, 'outfits', { token }).then((answer) => dataOf('outfits', answer)),
    call(backend, 'invoices', { token, query: { take: '100' } }).then((answer) => dataOf('invoices', answer)),
    call(backend, 'paymentMethods', { token, query: { currency: 'hkd' } }).then((answer) => dataOf('paymentMethods', answer)),
    call(backend, 'bookings', { token }).then((answer) => dataOf('bookings', answer)),
    dataFrom(backend, 'storagePlan', { token }),
    dataFrom(backend, 'ownGifts', { token }),
    orderBody(backend, { token, user: null }),
    call(backend, 'priceService', { body: { country: 'hk' } }).then((answer) => dataOf('priceService', answer)),
  ]);
  const itemIds = wardrobe.items.map(({ id }) => id);
  const freeDays = prices.timeslotInformation.filter(({ closed }) => closed === null).slice(0, 8);
  const gifts = prices.shoppingCarts.flatMap((entry) => ('gift' in entry ? [entry] : []));
  return {
    id: [
      ...itemIds.slice(0, 6),
      ...invoices.data.slice(0, 3).map(({ id }) => id),
      ...cards.data.map(({ id }) => id),
      ...bookings.bookings.map(({ id }) => id),
      ...looks.outfits.map(({ id }) => id),
      ...plan.plans.map(({ id }) => id),
      ...given.gifts.map(({ id }) => id),
      item.id,
      file.id,
      ...uploads,
      'current',
    ],
    itemId: itemIds,
    itemIds: itemIds,
    invoiceId: invoices.data.map(({ id }) => id),
    packageId: gifts.map(({ gift }) => gift),
    price: [order.body.price, ...gifts.map(({ price }) => price), 0],
    paymentMethodNonce: [
      'fake-valid-nonce',
      'fake-valid-mastercard-nonce',
      'fake-processor-declined-visa-nonce',
      'fake-gateway-rejected-fraud-nonce',
      SILENT_NONCE,
    ],
    password: [PASSWORD, DEMO_PASSWORD, 'short'],
    current: [PASSWORD],
    next: ['another horse 8'],
    country: ['hk'],
    currency: ['HKD', 'hkd'],
    couponCode: ['WELCOME10', 'welcome10'],
    giftCode: [await boughtGift(backend)],
    upload: free,
    photos: free,
    kind: ['coat', 'scarf'],
    colour: ['navy', 'red'],
    referralCode: ['MEILING', 'DANIEL'],
    packages: [order.body.packages],
    service: [order.body.service],
    address: [order.body.bookCollection.address],
    bookCollection: [order.body.bookCollection],
    date: [...freeDays.map(({ date }) => date), '2026-01-01'],
    time: freeDays.flatMap(({ slots }) => slots.map(({ id }) => id)),
    termsVersion: ['2026-01'],
  };
}
