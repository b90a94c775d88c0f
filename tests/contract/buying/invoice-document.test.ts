import { expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { plainOf } from '@/tests/builders/order';
import { bearer, call, logIn, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

async function newest(email: string) {
  const token = await logIn(backend, email, 'try-the-wardrobe');
  const [invoice] = plainOf('invoices', await backend.app.inject({ url: '/invoices', headers: bearer(token) })).data;
  if (!invoice) throw new Error('The demonstration has no invoice');
  return { token, invoice };
}
const fetchFile = (token: string, id: string, locale?: Locale) =>
  call(backend, 'invoiceDocument', { token, params: { id }, ...(locale ? { query: { locale } } : {}) }) as unknown as Promise<{
    statusCode: number;
    headers: Record<string, string>;
    rawPayload: Buffer;
  }>;
/** As written in a PDF: UTF-16, the longer way for what is no Latin. */
const inPdf = (text: string) => Buffer.from(`﻿${text}`, 'utf16le').swap16();

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
  expect(rawPayload.includes(inPdf(`帳單 ${invoice.number}`))).toBe(true);
  // A subset of the face, not all of it.
  expect(rawPayload.length).toBeLessThan(150_000);
});

it('of Singapore it is a tax invoice', async () => {
  const { token, invoice } = await newest('sg@example.com');
  const { rawPayload } = await fetchFile(token, invoice.id);
  expect(rawPayload.toString('latin1')).toContain(`(Tax invoice ${invoice.number})`);
});

it('of others it is not there, and a visitor has none', async () => {
  const { invoice } = await newest('hk@example.com');
  const stranger = await signUpMember(backend);
  expect((await fetchFile(stranger.token, invoice.id)).statusCode).toBe(404);
  expect((await call(backend, 'invoiceDocument', { params: { id: invoice.id } })).statusCode).toBe(401);
});
