import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contactMessages } from '@/backend/api/db/schema/contact';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { users, type User } from '@/backend/api/db/schema/users';
import { takeOverQuestions, removeMessagesOf, removeOldMessages } from '@/backend/api/modules/contact/kept-messages';
import { CALLS } from '@/lib/contract/calls';
import { envelopeOf, failureEnvelope } from '@/lib/contract/envelope';
import { call, dataFrom, mailedToken, signUpMember } from '@/tests/setup/member';
import { createTestBackend, post, testBackend, type TestBackend } from '@/tests/setup/test-backend';

const PATH = CALLS.contactUs.path;
const backend = testBackend();

const message = (overrides: Record<string, unknown> = {}) => ({
  name: 'Wing Chan',
  email: 'wing@example.com',
  topic: 'order',
  message: 'How do I store a winter coat?',
  consent: true,
  country: 'hk',
  ...overrides,
});

async function stored(reference: string) {
  const rows = await backend.context.database.orm.select().from(contactMessages);
  return rows.find((row) => row.reference === reference);
}

async function messagesOf(email: string) {
  const rows = await backend.context.database.orm.select().from(contactMessages);
  return rows.filter((row) => row.email === email);
}

async function mailsWith(reference: string) {
  const mails = await backend.context.database.orm.select().from(outboxMails);
  return mails.filter(({ subject }) => subject.includes(reference));
}

describe('contact-us', () => {
  it('stores the message, writes to team and sender and answers with the reference', async () => {
    const answer = await post(
      backend,
      PATH,
      message({ contactPhoneCode: '+852', contactPhone: '5123 4567', reference: 'INV-7', callBackTime: { from: '10:00', to: '12:00' } }),
    );
    const { statusCode, data } = z.parse(envelopeOf(CALLS.contactUs.data), answer.json());
    expect(statusCode).toBe(201);
    expect(data.reference).toMatch(/^HK-\d{4}-[2-9A-Z]{6}$/);
    expect(data.respondWithinHours).toBe(24);
    expect(await stored(data.reference)).toMatchObject({
      phone: '+852 5123 4567',
      theirReference: 'INV-7',
      callBackFrom: '10:00',
      callBackTo: '12:00',
      country: 'hk',
    });
    const mails = await mailsWith(data.reference);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['hello.hk@example.com', 'wing@example.com']);
    // To the sender's address anybody's words could go: it may be a stranger's.
    expect(mails.filter(({ body }) => body.includes('winter coat')).map(({ recipient }) => recipient)).toEqual(['hello.hk@example.com']);
  });

  it('answers the sender in their language and the team of their region', async () => {
    const answer = await post(backend, PATH, message({ country: 'sg', email: 'mei@example.com' }), { 'accept-language': 'zh-SG,zh;q=0.9' });
    const { reference } = z.parse(envelopeOf(CALLS.contactUs.data), answer.json()).data;
    const mails = await mailsWith(reference);
    expect(mails.find(({ recipient }) => recipient === 'mei@example.com')?.subject).toBe(`我们收到您的来信了（${reference}）`);
    expect(mails.some(({ recipient }) => recipient === 'hello.sg@example.com')).toBe(true);
  });

  it.each([
    ['hk', 'order', 'Plans and prices'],
    ['sg', 'selling', 'Consignment'],
    ['hk', 'a-topic-of-tomorrow', 'a-topic-of-tomorrow'],
    ['hk', 'constructor', 'constructor'],
  ])('tells the team of %s the topic %s in their words: %s', async (country, topic, said) => {
    const answer = await post(backend, PATH, message({ country, topic, email: `${topic}@example.com` }));
    const { reference } = z.parse(envelopeOf(CALLS.contactUs.data), answer.json()).data;
    const mail = (await mailsWith(reference)).find(({ recipient }) => recipient.startsWith('hello.'));
    expect(mail?.subject).toBe(`${reference} ${said}: Wing Chan`);
    expect(mail?.body).toContain(`Topic: ${said}\n`);
  });

  it('gives every message a reference of its own, also when a hundred come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => post(backend, PATH, message({ email: `wing-${index}@example.com` }))),
    );
    const references = answers.map((answer) => z.parse(envelopeOf(CALLS.contactUs.data), answer.json()).data.reference);
    expect(new Set(references).size).toBe(100);
  });

  it('keeps a message that is sent again under its key once: one reference, one pair of mails', async () => {
    const again = () => post(backend, PATH, message({ email: 'twice@example.com' }), { 'idempotency-key': 'draft-of-wing-000001' });
    const answers = [await again(), await again(), ...(await Promise.all([again(), again()]))];
    const references = new Set(answers.map((answer) => z.parse(envelopeOf(CALLS.contactUs.data), answer.json()).data.reference));
    expect(references.size).toBe(1);
    expect(await messagesOf('twice@example.com')).toHaveLength(1);
    expect(await mailsWith([...references][0] ?? '')).toHaveLength(2);
  });

  it('keeps it once also when two come at the same time, and neither finds the other', async () => {
    const { orm } = backend.context.database;
    const begin = orm.transaction.bind(orm);
    let goOn = () => {};
    const areBothThere = new Promise<void>((resolve) => (goOn = resolve));
    const waiting = vi.spyOn(orm, 'transaction').mockImplementation(async (...work) => {
      if (waiting.mock.calls.length === 2) goOn();
      await areBothThere;
      return begin(...work);
    });
    const both = await Promise.all(
      [1, 2].map(() => post(backend, PATH, message({ email: 'at-once@example.com' }), { 'idempotency-key': 'draft-of-wing-000002' })),
    );
    waiting.mockRestore();
    expect(both[0]?.json()).toEqual(both[1]?.json());
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await messagesOf('at-once@example.com')).toHaveLength(1);
  });

  it.each([
    ['another key', {}, { 'idempotency-key': 'draft-of-wing-000004' }],
    ['other words under the same key', { message: 'And how do I store a summer coat?' }, { 'idempotency-key': 'draft-of-wing-000003' }],
    ['no key at all', {}, {}],
  ])('takes %s for another message', async (what, changed, headers) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    await post(backend, PATH, message({ email }), { 'idempotency-key': 'draft-of-wing-000003' });
    const answer = await post(backend, PATH, message({ email, ...changed }), headers as Record<string, string>);
    expect(answer.statusCode).toBe(201);
    expect(new Set((await messagesOf(email)).map(({ reference }) => reference)).size).toBe(2);
  });

  it('keeps a line break in a name out of the subject', async () => {
    const answer = await post(backend, PATH, message({ name: 'Wing\r\nBcc: all@example.com' }));
    const { reference } = z.parse(envelopeOf(CALLS.contactUs.data), answer.json()).data;
    const mails = await mailsWith(reference);
    expect(mails).toHaveLength(2);
    expect(mails.every(({ subject }) => !/[\r\n]/.test(subject))).toBe(true);
  });

  it.each([
    ['a message of nine characters', { message: 'Too short' }, 'message', 'string.min'],
    ['a message of 2,001 characters', { message: 'a'.repeat(2001) }, 'message', 'string.max'],
    ['an address without a host', { email: 'wing@' }, 'email', 'pattern'],
    ['no consent', { consent: false }, 'consent', 'enum'],
    ['an empty name', { name: '   ' }, 'name', 'whitespace'],
    ['a field that nobody knows', { role: 'admin' }, 'role', 'unknown'],
  ])('refuses %s at its field', async (_name, overrides, path, code) => {
    const answer = await post(backend, PATH, message(overrides));
    const failure = z.parse(failureEnvelope, answer.json());
    expect(failure).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
    expect(failure.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('keeps nothing of what it refuses', async () => {
    const before = await backend.context.database.orm.select().from(contactMessages);
    await post(backend, PATH, message({ consent: false }));
    expect(await backend.context.database.orm.select().from(contactMessages)).toHaveLength(before.length);
  });
});

describe('limits', () => {
  let strict: TestBackend;
  beforeAll(async () => {
    strict = await createTestBackend({ rateLimitFactor: 1 });
  });
  afterAll(() => strict.remove());

  const send = (email: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    strict.app.inject({ method: 'POST', url: PATH, payload: message({ email }), remoteAddress, headers });
  const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
  const count = async () => (await strict.context.database.orm.select().from(contactMessages)).length;

  it('stop one peer that writes to ten addresses an hour, whatever its headers say, and say when to try again', async () => {
    const answers = [];
    for (let index = 0; index < 11; index += 1) {
      answers.push(await send(`limit-${index}@example.com`, '203.0.113.1', { 'x-real-ip': `203.0.113.${index}` }));
    }
    expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(201), 429]);
    const refused = answers.at(-1);
    expect(z.parse(failureEnvelope, refused?.json())).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(statusesOf([await send('limit-11@example.com', '203.0.113.2')])).toEqual([201]);
  });

  it('do not count what is sent again: after an answer that was lost, the sixth press tells the reference too', async () => {
    const key = { 'idempotency-key': 'draft-of-somebody-01' };
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await send('again@example.com', '203.0.113.40', key));
    expect(statusesOf(answers)).toEqual(Array<number>(6).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('write to one address five times a day, however it is spelt and whoever asks, and keep nothing of the sixth', async () => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push(await send(index % 2 ? 'Stranger@Example.com' : 'stranger@example.com', `203.0.113.${20 + index}`));
    }
    const before = await count();
    const refused = await send('stranger@example.com', '203.0.113.30');
    expect(statusesOf([...answers, refused])).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(await count()).toBe(before);
    const mails = await strict.context.database.orm.select().from(outboxMails);
    expect(mails.filter(({ recipient }) => recipient.toLowerCase() === 'stranger@example.com')).toHaveLength(5);
  });
});

describe('what is kept of messages', () => {
  const sections = async (token: string) => (await dataFrom(backend, 'exportAccount', { token })).sections;

  it('is the member’s who has shown that the address is theirs: exported, and gone with the account', async () => {
    const { orm } = backend.context.database;
    const member = await signUpMember(backend);
    await post(backend, PATH, message({ email: member.email.toUpperCase() }));
    await post(backend, PATH, message({ email: `another-${member.email}` }));
    const row = async () => (await orm.select().from(users)).find(({ id }) => id === member.id) as User;
    expect((await sections(member.token)).contactMessages).toEqual([]);
    await removeMessagesOf(orm, await row());
    await call(backend, 'verifyEmail', { token: member.token, body: { token: await mailedToken(backend, member.email, 'verify-email') } });
    expect((await sections(member.token)).contactMessages).toEqual([expect.objectContaining({ message: 'How do I store a winter coat?' })]);
    await removeMessagesOf(orm, await row());
    expect(await messagesOf(member.email.toUpperCase())).toEqual([]);
    expect(await messagesOf(`another-${member.email}`)).toHaveLength(1);
  });

  it('is removed after two years, as the privacy policy says', async () => {
    await post(backend, PATH, message({ email: 'old@example.com' }));
    const [kept] = await messagesOf('old@example.com');
    const inTwoYears = (days: number) => {
      const day = new Date(kept?.receivedAt ?? 0);
      day.setUTCFullYear(day.getUTCFullYear() + 2, day.getUTCMonth(), day.getUTCDate() + days);
      return day;
    };
    await removeOldMessages({ ...backend.context, clock: () => inTwoYears(0) });
    expect(await messagesOf('old@example.com')).toHaveLength(1);
    await removeOldMessages({ ...backend.context, clock: () => inTwoYears(1) });
    expect(await messagesOf('old@example.com')).toEqual([]);
  });
});

describe('a question from the help panel', () => {
  const conversationOf = async (uid: string) => Object.values((await backend.context.realtime.messagesOf(uid)) ?? {}) as { text: string }[];

  it('is in the conversation of the account that is made later, once the address is proven, and once', async () => {
    const email = 'asks-first@example.com';
    await post(backend, PATH, message({ email, topic: 'help', message: 'Do you take feather pillows?' }));
    await post(backend, PATH, message({ email, message: 'A message of the contact form' }));
    const { token } = await signUpMember(backend, { email });
    const { user } = await dataFrom(backend, 'userInformation', { token });
    const uid = user?.id ?? '';
    await takeOverQuestions(backend.context);
    expect(await conversationOf(uid)).toEqual([]);
    const link = await mailedToken(backend, email, 'verify-email');
    await dataFrom(backend, 'verifyEmail', { token, body: { token: link } });
    await takeOverQuestions(backend.context);
    expect((await conversationOf(uid)).map(({ text }) => text)).toEqual(['Do you take feather pillows?']);
    // Whoever types the address of a member into the panel is a stranger.
    await post(backend, PATH, message({ email, topic: 'help', message: 'Words of somebody else' }));
    await takeOverQuestions(backend.context);
    expect(await conversationOf(uid)).toHaveLength(1);
  });
});
