import { eq, sql } from 'drizzle-orm';
import { outboxMails } from '@/backend/api/db/schema/mail';
import type { Backend } from '@/backend/server';
import * as z from 'zod/mini';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { envelopeOf } from '@/lib/contract/envelope';
import { post } from './test-backend';

export const PASSWORD = 'correct horse 7';

export interface TestMember {
  id: string;
  email: string;
  token: string;
}

let count = 0;

/** A new member of their own; the answer is held against the contract on the way. */
export async function signUpMember(backend: Backend, fields: Record<string, unknown> = {}): Promise<TestMember> {
  count += 1;
  const email = `member-${count}@example.com`;
  const answer = await post(backend, CALLS.signup.path, {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Lo',
    country: 'hk',
    locale: 'en',
    ...fields,
  });
  const data = dataOf('signup', answer);
  if (!data.user) throw new Error('The sign-up told no user');
  return { ...data.user, token: data.accessToken };
}

export async function logIn(backend: Backend, email: string, password = PASSWORD): Promise<string> {
  return dataOf('login', await post(backend, CALLS.login.path, { email, password, ip: '' })).accessToken;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface CallOptions {
  token?: string | null;
  /** A file as it is, with its type in `headers`; anything else as JSON. */
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A call of the contract by its name. */
export function call(backend: Backend, name: CallName, { token = null, body, params = {}, query = {}, headers = {} }: CallOptions = {}) {
  const { method, path } = CALLS[name];
  return backend.app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_place, key: string) => params[key] ?? 'some-id'),
    query,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : bearer(token)),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  });
}

/** The data of a successful answer, as the contract shapes it, with or without an envelope; anything else throws. */
export function dataOf<Name extends CallName>(
  name: Name,
  answer: { statusCode: number; json(): unknown },
): z.infer<(typeof CALLS)[Name]['data']> {
  if (answer.statusCode !== 200 && answer.statusCode !== 201) {
    throw new Error(`${name} answered ${answer.statusCode}: ${JSON.stringify(answer.json())}`);
  }
  const { success, data } = CALLS[name];
  const shape = data as z.ZodMiniType;
  if (success === 'http-status') return z.parse(shape, answer.json()) as z.infer<(typeof CALLS)[Name]['data']>;
  const envelope = z.parse(envelopeOf(shape), answer.json());
  if (envelope.statusCode !== answer.statusCode) throw new Error(`${name} tells another status in its body`);
  return envelope.data as z.infer<(typeof CALLS)[Name]['data']>;
}

/** The same of a call that is made for its data. */
export const dataFrom = async <Name extends CallName>(backend: Backend, name: Name, options?: CallOptions) =>
  dataOf(name, await call(backend, name, options));

/** The mails to an address, oldest first; of one moment in the order of their transactions, since a table gives rows in any order. */
export async function mailsTo(backend: Backend, recipient: string) {
  const mails = backend.context.database.orm.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));
  return await mails.orderBy(outboxMails.createdAt, sql`xmin::text::bigint`);
}

/** The code of the newest mail that carries one. */
export async function mailedCode(backend: Backend, recipient: string): Promise<string> {
  const code = (await mailsTo(backend, recipient))
    .map(({ body }) => /^\d{4} \d{4}$/m.exec(body)?.[0])
    .findLast((found) => found !== undefined);
  if (code === undefined) throw new Error(`No mail to ${recipient} carries a code`);
  return code;
}

/** The token of the link in the newest mail that has one to that page. */
export async function mailedToken(
  backend: Backend,
  recipient: string,
  page: 'verify-email' | 'reset-password' | 'account',
): Promise<string> {
  const found = (await mailsTo(backend, recipient))
    .map(({ body }) => new RegExp(`/${page}#token=([\\w-]+)`).exec(body)?.[1])
    .filter((token) => token !== undefined);
  const token = found.at(-1);
  if (token === undefined) throw new Error(`No mail to ${recipient} leads to ${page}`);
  return token;
}

export const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
