import { describe, expect, it } from 'vitest';
import { contactMessages } from '@/backend/api/db/schema/contact';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

const SPELLINGS = [
  '+852 5123 4567',
  '852-5123-4567',
  '00852 5123 4567',
  '(852)51234567',
  '＋８５２５１２３４５６７',
  '\u202a+852\u00a05123\u00a04567\u202c',
  'tel:+852-5123-4567',
  '+852(0)5123 4567',
];
const READ = { contactPhoneCode: '+852', contactPhone: '5123 4567' };
const contactsOf = async (token: string) => (await dataFrom(backend, 'userInformation', { token })).contacts;

describe('a number with its country code', () => {
  it.each(SPELLINGS)('is read whatever the list said: %j', async (contactPhone) => {
    const { token } = await signUpMember(backend);
    for (const contactPhoneCode of ['+65', '852']) {
      await dataFrom(backend, 'updateUser', { token, body: { contactPhoneCode, contactPhone } });
      expect(await contactsOf(token)).toMatchObject([READ]);
    }
  });

  it('is read in each call', async () => {
    const phone = { contactPhoneCode: '+65', contactPhone: '＋８５２ (0)5123-4567' };
    const member = await signUpMember(backend, phone);
    expect(await contactsOf(member.token)).toMatchObject([READ]);
    const user = newPerson();
    const { body } = await orderBody(backend, { user });
    const contact = { contactName: 'Ada Lo', ...phone };
    dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, bookCollection: { ...body.bookCollection, contact } }));
    expect(await contactsOf(await logIn(backend, user.email))).toMatchObject([READ]);

    const message = {
      name: 'Ada',
      email: `${crypto.randomUUID()}@example.com`,
      topic: 'booking',
      message: 'A question of ten letters',
      consent: true,
      country: 'hk',
    };
    await dataFrom(backend, 'contactUs', { body: { ...message, ...phone } });
    const stored = (await backend.context.database.orm.select().from(contactMessages)).find(({ email }) => email === message.email);
    expect(JSON.stringify(stored)).toContain('5123 4567');
    expect(JSON.stringify(stored)).not.toContain('(852)');
  });
});

it('a number that is none is named as such', async () => {
  const { token } = await signUpMember(backend);
  for (const contactPhone of ['call me', '+852', '00852 1', '\ud83d']) {
    const answer = await call(backend, 'updateUser', { token, body: { contactPhoneCode: '+852', contactPhone } });
    expect([answer.statusCode, answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)]).toEqual([
      400,
      ['contactPhone'],
    ]);
  }
});
