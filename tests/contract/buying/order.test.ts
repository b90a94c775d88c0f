import { describe, expect, it, vi } from 'vitest';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { bookings, invoices, orders } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { freeSlots, intentOf, newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { codeOf, dataFrom, dataOf, mailsTo, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(Date.now() + ahead) });
let keys = 0;
let ahead = 0;
const newKey = () => `key-of-a-draft-${(keys += 1)}-0123456789`;

const orm = () => backend.context.database.orm;
const settled = async () => (await orm().select().from(gatewayCharges)).filter(({ status }) => status === 'settled').length;
const counts = async () => {
  const tables = [];
  for (const table of [orders, invoices, bookings, users]) tables.push((await orm().select().from(table)).length);
  return [...tables, await settled()];
};

describe('an order', () => {
  it.each(['hk', 'sg'] as const)('of a guest in %s brings account, order, invoices, booking, card and mail into being', async (country) => {
    const person = newPerson();
    const { body, quote } = await orderBody(backend, { country, address: { haveLift: false }, user: person });
    const data = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: newKey() }));
    expect(data.order).toMatchObject({
      chargedToday: quote.chargedToday,
      chargedLater: [{ date: data.booking.date, amount: quote.extras[0]?.price }],
    });
    const token = data.accessToken ?? '';
    const list = (await dataFrom(backend, 'invoices', { token })).data;
    expect(list.map(({ status }) => status).sort()).toEqual(['due', 'paid']);
    for (const { lines = [], total } of list) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    const paid = (await dataFrom(backend, 'invoice', { token, params: { id: data.invoice.id } })).data;
    expect(paid).toMatchObject({ total: quote.chargedToday, currency: quote.currency, payments: [{ amount: quote.chargedToday }] });
    expect(paid.tax?.rate).toBe(country === 'sg' ? 9 : 0);
    // The cover that the order confirmed stands on the invoice of its plan.
    expect((paid.lines ?? []).flatMap(({ coverLimit }) => coverLimit ?? [])).toEqual([country === 'sg' ? 140_000 : 800_000]);
    expect((await dataFrom(backend, 'bookings', { token })).bookings).toMatchObject([
      { date: data.booking.date, status: 'booked', feeNow: expect.any(Number) },
    ]);
    expect(
      dataOf(
        'paymentMethods',
        await backend.app.inject({
          url: `/users/payment-methods?currency=${quote.currency.toLowerCase()}`,
          headers: { authorization: `Bearer ${token}` },
        }),
      ).data,
    ).toMatchObject([{ brand: 'Visa', default: true }]);
    const mail = (await mailsTo(backend, person.email)).find(({ subject }) => subject.includes(data.order.number));
    expect(mail?.body).toMatch(
      country === 'sg' ? /\nCover: Pakt x storage\s· S\$1,400 per piece\n/ : /\nCover: Pakt x storage\s· HK\$8,000 per piece\n/,
    );
  });

  it('of two serviced apartments brings a plan and a line of the invoice for each', async () => {
    const apartment = { numberItems: 10, totalPrice: 0 };
    const { body } = await orderBody(backend, { packages: { serviceApartment: [apartment, apartment] } });
    const { order, accessToken: token, invoice } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: newKey() }));
    const { lines = [] } = (await dataFrom(backend, 'invoice', { token, params: { id: invoice.id } })).data;
    expect(lines.filter(({ kind }) => kind === 'serviceApartment')).toHaveLength(2);
    const plans = (await orm().select().from(storagePlans)).filter(({ id }) => id.startsWith(`${order.id}-`));
    expect(plans.map((plan) => `${plan.package} ${plan.itemsAllowed}`)).toEqual(['serviceApartment 10', 'serviceApartment 10']);
  });

  it('of a member needs no user, and takes the place from the calendar', async () => {
    const member = await signUpMember(backend);
    const [first] = await freeSlots(backend, 'hk');
    const { body } = await orderBody(backend, { user: null });
    const data = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token, key: newKey() }));
    expect(data.accessToken).toBeUndefined();
    const after = (await freeSlots(backend, 'hk')).find(({ date, time }) => date === first?.date && time === first.time);
    expect(after?.left ?? 0).toBe((first?.left ?? 0) - 1);
  });

  it('is refused with the right figures whichever amount is changed, and nothing is charged', async () => {
    const { body, quote } = await orderBody(backend, {
      packages: {
        x: { numberItems: 10, totalPrice: 0, xType: 'basic' },
        pix: { numberItems: 20, totalPrice: 0 },
        serviceApartment: [{ numberItems: 10, totalPrice: 0 }],
      },
    });
    const before = await counts();
    const mutations: ((copy: typeof body) => void)[] = [
      (copy) => void (copy.price -= 1),
      (copy) => void (copy.price = 0),
      (copy) => void (copy.service.subTotalPrice += 1),
      (copy) => void (copy.service.totalPrice -= 100),
      (copy) => void (copy.service.totalItems += 1),
      (copy) => void (copy.packages.x.totalPrice -= 1),
      (copy) => void (copy.packages.pix.totalPrice += 1),
      (copy) => void (copy.packages.lite.totalPrice += 1),
      (copy) => copy.packages.serviceApartment.forEach((apartment) => (apartment.totalPrice -= 5)),
      (copy) => void (copy.bookCollection.address.haveLift = false),
    ];
    for (const mutate of mutations) {
      const copy = structuredClone(body);
      mutate(copy);
      const answer = await placeOrder(backend, copy, { key: newKey() });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'PRICE_CHANGED',
        errors: expect.arrayContaining([{ path: 'chargedToday', code: 'figure', params: { now: quote.chargedToday } }]),
      });
    }
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['fake-processor-declined-visa-nonce', 'PAYMENT_DECLINED'],
    ['fake-consumed-nonce', 'PAYMENT_NONCE_CONSUMED'],
    ['nobody-made-this', 'PAYMENT_NONCE_CONSUMED'],
    ['fake-gateway-rejected-fraud-nonce', 'PAYMENT_FRAUD'],
    ['fake-three-d-secure-visa-failed-authentication-nonce', 'PAYMENT_THREE_D_SECURE'],
  ])('paid with %s ends in %s: no account, no order, the place is free again, and the key says so', async (nonce, code) => {
    const before = await counts();
    const slotsBefore = await freeSlots(backend, 'sg');
    const { body } = await orderBody(backend, { country: 'sg', nonce });
    const key = newKey();
    const answer = await placeOrder(backend, body, { key });
    expect([answer.statusCode, codeOf(answer)]).toEqual([402, code]);
    expect(await intentOf(backend, key)).toMatchObject({ status: 'failed', kind: 'order', code });
    expect(codeOf(await placeOrder(backend, { ...body, paymentMethodNonce: 'fake-valid-nonce' }, { key }))).toBe(code);
    expect(await counts()).toEqual(before);
    expect(await freeSlots(backend, 'sg')).toEqual(slotsBefore);
    dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, paymentMethodNonce: 'fake-valid-nonce' }, { key: newKey() }));
  });

  it('whose answer the gateway loses is charged once and finished by asking', async () => {
    const before = await settled();
    const { body } = await orderBody(backend, { nonce: 'fake-network-timeout-nonce' });
    const key = newKey();
    const answer = await placeOrder(backend, body, { key });
    expect([answer.statusCode, codeOf(answer)]).toEqual([504, 'PAYMENT_UNKNOWN']);
    expect((await intentOf(backend, key)).status).toBe('processing');
    ahead += 10_000;
    expect(await sweepIntents(backend.context)).toBe(1);
    const told = await intentOf(backend, key);
    expect(told).toMatchObject({ status: 'paid', result: { order: { number: expect.stringMatching(/^O-HK-/) } } });
    const again = dataOf(
      'orderAndPaymentSignup',
      await placeOrder(backend, { ...body, paymentMethodNonce: 'fake-valid-mastercard-nonce' }, { key }),
    );
    expect(again.order).toEqual(told.result?.order);
    expect(await settled()).toBe(before + 1);
  });
});

describe('the same key', () => {
  it('sent twice at once charges once; the other hears that it is under way or the same answer', async () => {
    const before = await counts();
    const { body } = await orderBody(backend);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => placeOrder(backend, body, { key })));
    const good = answers.filter(({ statusCode }) => statusCode === 201);
    expect(good.length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) expect(codeOf(answer)).toBe('IN_PROGRESS');
    expect(await counts()).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 1,
      (before[2] ?? 0) + 1,
      (before[3] ?? 0) + 1,
      (before[4] ?? 0) + 1,
    ]);
  });

  it('after a dropped answer brings the same order and a session of its own, for whoever knows the password', async () => {
    const { body } = await orderBody(backend);
    const key = newKey();
    const first = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    const before = await counts();
    const again = dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, paymentMethodNonce: 'another-nonce' }, { key }));
    expect(again).toMatchObject({ order: first.order, booking: first.booking, invoice: first.invoice });
    expect(again.accessToken).not.toBe(first.accessToken);
    const stranger = await placeOrder(backend, { ...body, user: { ...body.user, password: 'guess what' } }, { key });
    expect([stranger.statusCode, codeOf(stranger)]).toEqual([403, 'PASSWORD_WRONG']);
    expect(await counts()).toEqual(before);
  });

  it('brings it also where the hash was made anew while the password was verified, and not where another one was set', async () => {
    const { body } = await orderBody(backend);
    const key = newKey();
    const first = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    const { passwords } = backend.context;
    const verify = passwords.verify.bind(passwords);
    const setMeanwhile = (password: string) => {
      const once = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
        const isRight = await verify(...asked);
        once.mockRestore();
        await orm().execute(
          `update password_credentials set hash = '${await passwords.hash(password)}' where user_id = (select id from users where email = '${body.user?.email}')`,
        );
        return isRight;
      });
    };
    setMeanwhile(body.user?.password ?? '');
    expect(dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }))).toMatchObject({
      order: first.order,
      accessToken: expect.any(String),
    });
    setMeanwhile('a drawer of quiet linen');
    expect(codeOf(await placeOrder(backend, body, { key }))).toBe('PASSWORD_WRONG');
  });

  it('pressed in a tab that was left open, after another has paid and begun the session, brings the same order', async () => {
    const { body } = await orderBody(backend);
    const key = newKey();
    const first = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    const before = await counts();
    const token = first.accessToken ?? '';
    // As it was filled in, and as a page sends it that has noticed the session.
    const asFilled = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key, token }));
    const asMember = dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, user: undefined }, { key, token }));
    for (const again of [asFilled, asMember]) {
      expect(again).toMatchObject({ order: first.order, booking: first.booking, invoice: first.invoice });
    }
    expect(asMember.accessToken).toBeUndefined();
    // A basket that was changed in that tab is not what was paid, and is not said to be.
    const { body: changed } = await orderBody(backend, { user: null, packages: { x: { numberItems: 20, totalPrice: 0, xType: 'basic' } } });
    const other = await placeOrder(backend, changed, { key, token });
    expect([other.statusCode, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await counts()).toEqual(before);
  });

  it('that opened an account is told to no other member, who orders for themselves', async () => {
    const { body } = await orderBody(backend);
    const key = newKey();
    const first = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    const other = await signUpMember(backend);
    const own = dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, user: undefined }, { key, token: other.token }));
    expect(own.order.number).not.toBe(first.order.number);
  });

  it('with another body is a mismatch', async () => {
    const { body } = await orderBody(backend);
    const key = newKey();
    await placeOrder(backend, body, { key });
    const answer = await placeOrder(
      backend,
      { ...body, bookCollection: { ...body.bookCollection, note: { moreItems: true, specialNote: 'two bags' } } },
      { key },
    );
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('of a member is told to nobody else', async () => {
    const [one, other] = [await signUpMember(backend), await signUpMember(backend)];
    const { body } = await orderBody(backend, { user: null });
    const key = newKey();
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key, token: one.token }));
    expect((await intentOf(backend, key, one.token)).status).toBe('paid');
    expect(await intentOf(backend, key, other.token)).toEqual({ status: 'unknown' });
    expect(await intentOf(backend, key)).toEqual({ status: 'unknown' });
  });
});

describe('what cannot be ordered', () => {
  it('an address that has an account, with nothing charged', async () => {
    const member = await signUpMember(backend);
    const before = await counts();
    const { body } = await orderBody(backend, { user: newPerson({ email: member.email.toUpperCase() }) });
    expect(codeOf(await placeOrder(backend, body))).toBe('EMAIL_TAKEN');
    expect(await counts()).toEqual(before);
  });

  it('two people with one address at once: one order, the other charge is taken back', async () => {
    const before = await counts();
    const person = newPerson();
    const [one, two] = [(await orderBody(backend, { user: person })).body, (await orderBody(backend, { user: person, slot: 1 })).body];
    const answers = await Promise.all([placeOrder(backend, one, { key: newKey() }), placeOrder(backend, two, { key: newKey() })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const after = await counts();
    expect([after[0], after[3], after[4]]).toEqual([(before[0] ?? 0) + 1, (before[3] ?? 0) + 1, (before[4] ?? 0) + 1]);
  });

  it('a phone number, a postal code and a district of elsewhere', async () => {
    const { body } = await orderBody(backend, { country: 'sg' });
    const wrong = structuredClone(body);
    wrong.bookCollection.contact.contactPhone = '1234';
    wrong.bookCollection.address.zipCode = '999999';
    const answer = await placeOrder(backend, wrong);
    expect(answer.statusCode).toBe(400);
    expect((answer.json() as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['bookCollection.contact.contactPhone', 'bookCollection.address.zipCode']),
    );
  });

  it('an empty basket, another currency, no card', async () => {
    const { body } = await orderBody(backend);
    expect((await placeOrder(backend, { ...body, currency: 'SGD' })).statusCode).toBe(400);
    expect((await placeOrder(backend, { ...body, paymentMethodNonce: undefined })).statusCode).toBe(400);
    expect((await placeOrder(backend, { ...body, user: undefined })).statusCode).toBe(400);
  });
});
