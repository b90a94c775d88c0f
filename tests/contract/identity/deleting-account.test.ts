import { describe, expect, it } from 'vitest';
import { cardsToForget } from '@/backend/api/db/schema/after-account';
import { gatewayCards, gatewayNonces } from '@/backend/api/db/schema/gateway';
import { invoices } from '@/backend/api/db/schema/orders';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { externalIdentities } from '@/backend/api/db/schema/sign-in';
import { runAccountJob } from '@/backend/api/modules/account/delete-account';
import { LEASE_MS } from '@/backend/api/payments/intents/settle-intent';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { call, codeOf, dataFrom, mailedToken, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000, hasOperations: false }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const orm = () => backend.context.database.orm;
const remove = (token: string, body: object = { password: PASSWORD }) => call(backend, 'deleteAccount', { token, body });
const blockedBy = (answer: { json(): unknown }) => (answer.json() as { errors?: { code: string }[] }).errors?.map(({ code }) => code);

describe('the cards', () => {
  it('are forgotten by the gateway, with what stands for them', async () => {
    const { id, token } = await signUpMember(backend);
    await dataFrom(backend, 'addPaymentMethod', {
      token,
      body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true },
    });
    const [card] = (await dataFrom(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).data;
    await dataFrom(backend, 'savedCardNonce', { token, params: { id: card?.id ?? '' } });
    const vaulted = (await orm().select().from(paymentMethods)).find(({ userId }) => userId === id)?.gatewayToken;
    const atGateway = async () =>
      [
        ...(await orm().select().from(gatewayCards)).filter((row) => row.token === vaulted),
        ...(await orm().select().from(gatewayNonces)).filter((row) => row.cardToken === vaulted),
      ].length;
    expect(await atGateway()).toBe(2);
    expect((await remove(token)).statusCode).toBe(200);
    await runAccountJob(backend.context);
    expect(await atGateway()).toBe(0);
    expect(await orm().select().from(cardsToForget)).toEqual([]);
  });

  it('keep no account from going while the gateway is silent, and are asked for until it answers', async () => {
    const { token } = await signUpMember(backend);
    await dataFrom(backend, 'addPaymentMethod', {
      token,
      body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true },
    });
    const { gateway } = backend.context;
    const { deleteCard } = gateway;
    gateway.deleteCard = () => Promise.reject(new Error('no answer'));
    try {
      expect((await remove(token)).statusCode).toBe(200);
      await runAccountJob(backend.context);
      expect(await orm().select().from(cardsToForget)).toHaveLength(1);
    } finally {
      gateway.deleteCard = deleteCard;
    }
    await runAccountJob(backend.context);
    expect(await orm().select().from(cardsToForget)).toEqual([]);
  });

  it('that a silent gateway keeps after the account has gone are nobody’s, and are forgotten', async () => {
    const { token } = await signUpMember(backend);
    const { gateway } = backend.context;
    const keepCard = gateway.keepCard.bind(gateway);
    let speak = () => {};
    const silence = new Promise<void>((resolve) => (speak = resolve));
    gateway.keepCard = async (...wish) => {
      await silence;
      return keepCard(...wish);
    };
    try {
      const adding = call(backend, 'addPaymentMethod', {
        token,
        body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true },
      });
      await expect.poll(async () => blockedBy(await remove(token))).toContain('open-invoice');
      ahead += 2 * LEASE_MS;
      await sweepIntents(backend.context);
      expect((await remove(token)).statusCode).toBe(200);
      const before = await orm().select().from(gatewayCards);
      speak();
      expect((await adding).statusCode).toBe(401);
      expect((await orm().select().from(gatewayCards)).length).toBe(before.length + 1);
      expect(await orm().select().from(cardsToForget)).toHaveLength(1);
      await runAccountJob(backend.context);
      expect(await orm().select().from(gatewayCards)).toEqual(before);
      expect(await orm().select().from(cardsToForget)).toEqual([]);
    } finally {
      gateway.keepCard = keepCard;
    }
  });
});

describe('an account without a password', () => {
  async function withGoogle() {
    const member = await signUpMember(backend);
    await orm().execute(`delete from password_credentials where user_id = '${member.id}'`);
    await orm().insert(externalIdentities).values({ provider: 'google', subject: member.id, userId: member.id, createdAt: new Date() });
    return member;
  }
  const askForLink = async ({ email, token }: { email: string; token: string }) => {
    await dataFrom(backend, 'sendDeletionLink', { token });
    return mailedToken(backend, email, 'account');
  };

  it('is not deleted by its session alone', async () => {
    const { token } = await withGoogle();
    for (const body of [{}, { password: '' }, { password: PASSWORD }]) {
      expect(codeOf(await remove(token, body))).toBe('ACCOUNT_PROOF_REQUIRED');
    }
    expect(codeOf(await remove(token, { token: 'x'.repeat(43) }))).toBe('TOKEN_EXPIRED');
    expect((await call(backend, 'currentUser', { token })).statusCode).toBe(200);
  });

  it('is deleted behind the mailed link, once, and tells it by one mail', async () => {
    const member = await withGoogle();
    const link = await askForLink(member);
    const [first, second] = await Promise.all([remove(member.token, { token: link }), remove(member.token, { token: link })]);
    expect([first, second].map(({ statusCode }) => statusCode < 400).sort()).toEqual([false, true]);
    expect((await mailsTo(backend, member.email)).map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
  });

  it('is deleted by no link that is old, replaced, or somebody else’s', async () => {
    const member = await withGoogle();
    const stranger = await withGoogle();
    const theirs = await askForLink(stranger);
    expect(codeOf(await remove(member.token, { token: theirs }))).toBe('TOKEN_EXPIRED');
    const replaced = await askForLink(member);
    const newest = await askForLink(member);
    expect(newest).not.toBe(replaced);
    expect(codeOf(await remove(member.token, { token: replaced }))).toBe('TOKEN_EXPIRED');
    ahead += 31 * 60_000;
    expect(codeOf(await remove(member.token, { token: newest }))).toBe('TOKEN_EXPIRED');
    expect((await remove(member.token, { token: await askForLink(member) })).statusCode).toBe(200);
    expect((await call(backend, 'currentUser', { token: stranger.token })).statusCode).toBe(200);
  });

  it('that is blocked keeps its link', async () => {
    const member = await withGoogle();
    const link = await askForLink(member);
    await orm()
      .insert(invoices)
      .values({
        id: `debt-${member.id}`,
        number: `INV-${member.id}`,
        userId: member.id,
        country: 'hk',
        date: '2026-11-01',
        dueDate: '2026-11-15',
        status: 'due',
        total: 100,
        lines: [],
        taxRate: 0,
        taxAmount: 0,
        createdAt: new Date(),
      });
    expect(blockedBy(await remove(member.token, { token: link }))).toEqual(['open-invoice']);
    await orm().execute(`update invoices set status = 'void' where id = 'debt-${member.id}'`);
    expect((await remove(member.token, { token: link })).statusCode).toBe(200);
  });
});
