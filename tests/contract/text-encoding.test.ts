import { describe, expect, it } from 'vitest';
import { users } from '@/backend/api/db/schema/users';
import { PASSWORD } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { startTwin } from './realtime/support/twin';

const backend = testBackend({ rateLimitFactor: 1000 });

let count = 0;
const person = (firstName: string) => {
  count += 1;
  return JSON.stringify({
    email: `letters-${count}@example.com`,
    password: PASSWORD,
    firstName,
    lastName: 'Lo',
    country: 'hk',
    locale: 'en',
  });
};
const send = (payload: Buffer, type = 'application/json') =>
  backend.app.inject({ method: 'POST', url: '/users/signup', payload, headers: { 'content-type': type } });
const stored = async () =>
  (await backend.context.database.orm.select().from(users)).find(({ email }) => email === `letters-${count}@example.com`);

describe('a body', () => {
  it.each([
    ['UTF-8', 'José 陳 👩‍🔬', (text: string) => Buffer.from(text), 'application/json'],
    ['UTF-8 that says so', 'José', (text: string) => Buffer.from(text), 'application/json; charset=UTF-8'],
    ['UTF-8 with a mark at its beginning', 'José', (text: string) => Buffer.from(`\ufeff${text}`), 'application/json'],
    ['letters of Latin-1 as escapes', 'José', (text: string) => Buffer.from(text.replace('é', '\\u00e9')), 'application/json'],
  ])('in %s is read as it was written', async (_name, firstName, encode, type) => {
    expect((await send(encode(person(firstName)), type)).statusCode).toBe(201);
    expect(await stored()).toMatchObject({ firstName });
  });

  it.each([
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1'), 'application/json'],
    ['Latin-1 that says so', (text: string) => Buffer.from(text, 'latin1'), 'application/json; charset=iso-8859-1'],
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le'), 'application/json; charset=utf-16le'],
    [
      'half a character of UTF-8',
      (text: string) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xe9]), Buffer.from('"}')]),
      'application/json',
    ],
    ['an overlong form', (text: string) => Buffer.from(text.replace('é', '\u00c0\u00af'), 'latin1'), 'application/json'],
    ['half of a pair as bytes', (text: string) => Buffer.from(text.replace('é', '\u00ed\u00a0\u00bd'), 'latin1'), 'application/json'],
  ])('in %s is refused, and nothing is stored with other letters', async (_name, encode, type) => {
    const answer = await send(encode(person('José')), type);
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST', data: null });
    expect(await stored()).toBeUndefined();
  });
});

it('text that is not UTF-8 is refused by the realtime database as well', async () => {
  const twin = await startTwin();
  const url = `http://127.0.0.1:${twin.port}/pub/name.json?ns=${twin.namespace}`;
  const put = async (body: Buffer) => (await fetch(url, { method: 'PUT', body: new Uint8Array(body) })).status;
  expect(await put(Buffer.from('"José"'))).toBe(200);
  expect(await put(Buffer.from('"Zoé"', 'latin1'))).toBe(400);
  expect(await (await fetch(url)).json()).toBe('José');
});
