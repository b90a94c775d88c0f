import { describe, expect, it } from 'vitest';
import { users } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { mailNotices } from '@/backend/api/notifications/notices';
import { storeUnreadMail } from '@/backend/api/modules/chat/unread-notifications';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, mailedToken, mailsTo, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const FORGED = 'Win at https://evil.example now';
const backend = testBackend({ rateLimitFactor: 100 });

const orm = () => backend.context.database.orm;
const gift = (emailAddress: string) => ({
  firstName: FORGED,
  lastName: FORGED,
  emailAddress,
  recipientName: FORGED,
  message: FORGED,
  packageId: 'season',
  country: 'hk',
  currency: 'HKD',
  price: 240_000,
  paymentMethodNonce: 'fake-valid-nonce',
});

/** Everything by which an account can have a mail written to its address. */
async function writeEverything({ id, email, token }: TestMember): Promise<void> {
  const { body } = await orderBody(backend, { user: null, token, friendReward: null, slot: 40 });
  const order = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
  const [booking] = (await dataFrom(backend, 'bookings', { token })).bookings;
  await dataFrom(backend, 'cancelBooking', { token, params: { id: booking?.id ?? '' }, query: { fee: '0' } });
  await dataFrom(backend, 'addPaymentMethod', {
    token,
    body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-mastercard-nonce', default: true },
  });
  await dataFrom(backend, 'updateUser', { token, body: { firstName: FORGED, lastName: FORGED } });
  await dataFrom(backend, 'giftPayment', { token, body: gift(email) });
  for (const name of ['sendVerification', 'sendDeletionLink', 'sendPayoutCode'] as const) await call(backend, name, { token });
  await dataFrom(backend, 'choosePayout', { token, body: { method: 'credit', password: PASSWORD } });
  await call(backend, 'passwordReset', { body: { email } });
  const user = (await orm().select().from(users)).find((one) => one.id === id);
  const [piece] = await orm().select().from(items);
  if (!user || !piece || !order.order) throw new Error('Nothing to write about');
  const item = { ...piece, names: { ...piece.names, own: FORGED } };
  await mailNotices(orm(), backend.context.env, user, [{ about: 'delivered', event: 'deliveries', item }], new Date());
  await storeUnreadMail(orm(), backend.context.env, user, 'We have answered.', new Date());
  await call(backend, 'changePassword', { token, body: { current: PASSWORD, next: 'another horse 8' } });
}

describe('mails to an address', () => {
  it('that nobody has proven carry no word that somebody chose, and greet nobody', async () => {
    const member = await signUpMember(backend, { firstName: FORGED, lastName: FORGED });
    await writeEverything(member);
    const mails = await mailsTo(backend, member.email);
    expect(mails.length).toBeGreaterThan(10);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
    expect(mails.map(({ body }) => body.split('\n')[0])).toEqual(mails.map(() => 'Hello,'));
  });

  it('that is proven greet its owner by name, and say what they have said', async () => {
    const member = await signUpMember(backend, { firstName: 'Rosalind' });
    await call(backend, 'verifyEmail', { token: member.token, body: { token: await mailedToken(backend, member.email, 'verify-email') } });
    await writeEverything(member);
    const mails = await mailsTo(backend, member.email);
    expect(mails.some(({ body }) => body.startsWith('Hello Rosalind,'))).toBe(true);
    expect(mails.find(({ subject }) => subject.startsWith('Your gift code for'))?.body).toContain(FORGED);
  });

  it('of a gift carry nothing of it where nobody is logged in, or somebody else', async () => {
    const stranger = await signUpMember(backend);
    await call(backend, 'verifyEmail', {
      token: stranger.token,
      body: { token: await mailedToken(backend, stranger.email, 'verify-email') },
    });
    for (const token of [null, stranger.token]) {
      await dataFrom(backend, 'giftPayment', { token, body: gift('letterbox@strangers.example') });
    }
    const mails = await mailsTo(backend, 'letterbox@strangers.example');
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
    for (const { body } of mails) expect(body).toMatch(/^GIFT-(\w{4}-){3}\w{4}$/m);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\u0000\n'.slice(1), '\t'])(
    'have a subject of one line, whatever somebody wrote: %j',
    async (lineBreak) => {
      const name = `Mei${lineBreak}Bcc: everybody@strangers.example`;
      const message = { country: 'hk', topic: 'other', name, email: 'mei@example.com', message: 'How do I store a coat?', consent: true };
      await dataFrom(backend, 'contactUs', {
        body: { ...message, email: `mei-${lineBreak.codePointAt(0)}-${lineBreak.length}@example.com` },
      });
      const member = await signUpMember(backend);
      await call(backend, 'verifyEmail', {
        token: member.token,
        body: { token: await mailedToken(backend, member.email, 'verify-email') },
      });
      await dataFrom(backend, 'giftPayment', { token: member.token, body: { ...gift(member.email), recipientName: name } });
      const subjects = (await orm().select().from(outboxMails)).map(({ subject }) => subject);
      expect(subjects.some((subject) => subject.endsWith('Mei Bcc: everybody@strangers.example'))).toBe(true);
      expect(subjects.filter((subject) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(subject))).toEqual([]);
    },
  );
});
