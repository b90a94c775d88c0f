import { expect, it } from 'vitest';
import { drawInvoice } from '@/backend/api/modules/billing/document/draw-invoice';
import { writePdf } from '@/backend/api/pdf/write-pdf';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import type { Invoice } from '@/lib/contract/billing';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { bearer, call, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { pdfText } from '@/tests/setup/pdf-text';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

async function newest(email: string) {
  const token = await logIn(backend, email, 'try-the-wardrobe');
  const [invoice] = dataOf('invoices', await backend.app.inject({ url: '/invoices', headers: bearer(token) })).data;
  if (!invoice) throw new Error('The demonstration has no invoice');
  return { token, invoice };
}
const fetchFile = (token: string, id: string, locale?: Locale) =>
  call(backend, 'invoiceDocument', { token, params: { id }, ...(locale ? { query: { locale } } : {}) }) as unknown as Promise<{
    statusCode: number;
    headers: Record<string, string>;
    rawPayload: Buffer;
  }>;

it('an invoice is a tagged file of its own that nobody keeps, named by its number, in the language of the reader', async () => {
  const { token, invoice } = await newest('hk@example.com');
  const { statusCode, headers, rawPayload } = await fetchFile(token, invoice.id, 'zh');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-disposition']).toContain(`${invoice.number}.pdf`);
  const text = rawPayload.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  for (const part of ['/Lang (zh-Hant-HK)', '/Marked true', '/StructTreeRoot', '/S /Table', '/FontFile2']) expect(text).toContain(part);
  expect(pdfText(rawPayload)).toContain(`帳單 ${invoice.number}`);
  // A subset of the face, not all of it.
  expect(rawPayload.length).toBeLessThan(150_000);
});

it.each(['en-SG', 'en'] as const)('of Singapore it is a tax invoice, also to whoever reads %s', async (locale) => {
  const { token, invoice } = await newest('sg@example.com');
  const { rawPayload } = await fetchFile(token, invoice.id, locale);
  expect(rawPayload.toString('latin1')).toContain(`(Tax invoice ${invoice.number})`);
});

/** As people are called here, each also in the other way of writing; and a shirt, as Singapore calls it. */
const NAMES = [
  '陳大文',
  '陈大文',
  '喆堃珺裏',
  '祎㛃龑䶮',
  '𨋢𠝹𡃁𫖯',
  '山田カナ',
  '峇迪短袖衬衫',
  'Łukasz Šimić',
  'Nguyễn Thị Ánh',
  'Chloé Ångström',
  'Ελένη',
  'Кирилл',
  '김민준',
  'கருணாநிதி',
  'สมชาย',
  'กรุงเทพฯ',
];

it.each(LOCALE_CODES)('no character of a name is left out in %s', async (locale) => {
  const pdf = await writePdf({ title: 'Names', locale }, (sheet) => sheet.facts(NAMES.map((name) => ({ term: '', lines: [name] }))));
  expect(pdfText(pdf).split('\n').filter(Boolean)).toEqual(NAMES);
});

it('a tax invoice says what the law asks: the numbers of the seller, both addresses, the sum before tax, the tax', async () => {
  const seller = { name: 'Pakt', address: ['1 Example Street'], registrations: [{ label: 'GST registration no.', number: 'M9-0001' }] };
  const invoice: Invoice = {
    id: '1',
    number: 'INV-1',
    date: '2026-11-28',
    status: 'due',
    currency: 'SGD',
    total: 10_900,
    tax: { rate: 9, amount: 900 },
    lines: [{ description: 'Pakt x', quantity: 1, unitPrice: 10_900, amount: 10_900, kind: 'x', months: 1, coverLimit: 140_000 }],
  };
  const buyer = { firstName: 'Mei Ling', lastName: 'Tan', email: 'sg@example.com' };
  const pdf = await drawInvoice({ invoice, country: 'sg', buyer, address: '12 Toh Guan Road', seller, locale: 'en-SG' });
  const said = [
    'GST registration no.: M9-0001',
    '1 Example Street',
    '12 Toh Guan Road',
    'Total before GST',
    'S$100.00',
    'GST of 9% included',
    'S$9.00',
    // What a piece is covered for, as the order promised.
    '1 month · Covered up to S$1,400 per piece.',
  ];
  for (const words of said) expect(pdfText(pdf)).toContain(words);
});

it('names its customer as on its day, also after a move and under a new name', async () => {
  const { body } = await orderBody(backend, { user: newPerson({ firstName: 'Agnes' }), address: { building: 'Oldhouse' } });
  const { accessToken: token = '', invoice } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  dataOf('updateUser', await call(backend, 'updateUser', { token, body: { firstName: 'Renamed' } }));
  await backend.context.database.orm.execute(`update contacts set address = jsonb_set(address, '{building}', '"Newhouse"')`);
  const said = pdfText((await fetchFile(token, invoice.id)).rawPayload);
  for (const words of ['Agnes', 'Oldhouse']) expect(said).toContain(words);
  expect(said).not.toMatch(/Renamed|Newhouse/);
  expect(dataOf('invoice', await call(backend, 'invoice', { token, params: { id: invoice.id } })).data).toMatchObject({
    billedTo: { firstName: 'Agnes', address: { building: 'Oldhouse' } },
  });
  // Issued before there was an address: the present one.
  await backend.context.database.orm.execute(`update invoices set billed_to = jsonb_set(billed_to, '{address}', 'null')`);
  const later = pdfText((await fetchFile(token, invoice.id)).rawPayload);
  for (const words of ['Agnes', 'Newhouse']) expect(later).toContain(words);
});

it('of others it is not there, and a visitor has none', async () => {
  const { invoice } = await newest('hk@example.com');
  const stranger = await signUpMember(backend);
  expect((await fetchFile(stranger.token, invoice.id)).statusCode).toBe(404);
  expect((await call(backend, 'invoiceDocument', { params: { id: invoice.id } })).statusCode).toBe(401);
});
