import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { bookings, invoices } from '@/backend/api/db/schema/orders';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { dataFrom, dataOf, logIn, mailsTo } from '@/tests/setup/member';
import type { TestBackend } from '@/tests/setup/test-backend';

/** Somebody whose stairs cost a fee on the day of the collection, with the card that paid the order. */
export async function feePayer(backend: TestBackend, slot = 0) {
  const { orm } = backend.context.database;
  const person = newPerson();
  const { body } = await orderBody(backend, { user: person, address: { haveLift: false }, slot });
  dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  const token = await logIn(backend, person.email);
  const fee = (await dataFrom(backend, 'invoices', { token })).data.find(({ status }) => status === 'due');
  const stored = async () => (await orm.select().from(invoices)).find(({ id }) => id === fee?.id);
  const invoice = await stored();
  const booking = (await orm.select().from(bookings)).find(({ id }) => id === invoice?.bookingId);
  if (!invoice || !booking) throw new Error('There is no fee of the visit');
  return {
    email: person.email,
    token,
    invoice,
    booking,
    stored,
    status: async () => (await stored())?.status,
    charges: async () =>
      (await orm.select().from(gatewayCharges))
        .filter(({ key }) => key.startsWith(`invoice-${invoice.id}-`))
        .map(({ key, status, amount }) => [key.slice(-1), status, amount]),
    subjects: async () =>
      (await mailsTo(backend, person.email)).map(({ subject }) => subject).filter((subject) => subject.includes(invoice.number)),
    /** What the bank says of the card from now on. */
    declining: (behaviour: 'declined' | 'valid') =>
      orm.execute(
        `update gateway_cards set behaviour = '${behaviour}' where token in (select gateway_token from payment_methods where user_id = '${invoice.userId}')`,
      ),
  };
}

export type FeePayer = Awaited<ReturnType<typeof feePayer>>;
