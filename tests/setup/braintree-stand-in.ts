import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface StoredCharge {
  id: string;
  orderId: string;
  amount: string;
  status: string;
  /** Why the gateway turned it away. */
  reason?: string;
  paymentInitiator?: string;
  merchantAccountId: string;
  paymentMethodId: string;
  token: string | null;
  refunds: { orderId: string; status: string; amount: string }[];
  /** When a search finds it; milliseconds since 1970. */
  foundFrom: number;
}

/** As it comes off the wire. */
type Input = { input: Record<string, unknown> };
/** `silent`: charged, then the connection is cut; `lost`: cut before the charge; `faulty`: charged, but answered with an internal error. */
type Mood = 'well' | 'silent' | 'lost' | 'faulty' | 'forbidden' | 'broken';

/** Variables that select this gateway, without its address. */
export const BRAINTREE_VARIABLES = {
  BRAINTREE_MERCHANT_ID: 'shop',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  BRAINTREE_MERCHANT_ACCOUNT_HKD: 'shop-hkd',
  BRAINTREE_MERCHANT_ACCOUNT_SGD: 'shop-sgd',
};

/** Charged, but its answer never arrives: as with the embedded gateway. */
const LOST_ANSWER = 'fake-network-timeout-nonce';

/** A fake of Braintree's GraphQL API, as far as the adapter uses it; it records charges and can simulate failures. */
export async function startBraintreeStandIn() {
  const charges: StoredCharge[] = [];
  const asked: { operation: string; authorization: string | undefined; version: string | undefined; variables: unknown }[] = [];
  /** `beforeSearch` and `beforeCharge` delay what was received; `indexedAfterMs` says of each charge how long a search does not find it. */
  const state = {
    mood: 'well' as Mood,
    isIndexed: true,
    indexedAfterMs: (): number => 0,
    origin: null as string | null,
    beforeSearch: async (): Promise<void> => undefined,
    beforeCharge: async (): Promise<void> => undefined,
  };
  let count = 0;

  const details = { brandCode: 'VISA', last4: '1111', expirationMonth: '8', expirationYear: '2039' };
  const wire = ({ id, status, token, reason }: StoredCharge) => ({
    id,
    status,
    statusHistory: [...(reason ? [{ gatewayRejectionReason: reason }] : []), {}],
    paymentMethod: token ? { id: token } : null,
    paymentMethodSnapshot: { ...details, origin: state.origin ? { type: state.origin } : null },
  });
  const refuse = (message: string, legacyCode = '', errorClass = 'VALIDATION') => ({
    data: null,
    errors: [{ message, extensions: { errorClass, legacyCode } }],
  });

  function answer(operation: string, variables: Input): object {
    const { input } = variables;
    switch (operation) {
      case 'createClientToken':
        return {
          data: {
            createClientToken: {
              clientToken: Buffer.from(
                JSON.stringify({ version: 3, merchantAccountId: (input.clientToken as { merchantAccountId: string }).merchantAccountId }),
              ).toString('base64'),
            },
          },
        };
      case 'search': {
        const { is } = input.orderId as { is: string };
        const now = Date.now();
        const found = state.isIndexed ? charges.filter(({ orderId, foundFrom }) => orderId === is && foundFrom <= now) : [];
        return { data: { search: { transactions: { edges: found.map((charge) => ({ node: wire(charge) })) } } } };
      }
      case 'chargePaymentMethod': {
        const {
          amount,
          orderId,
          merchantAccountId,
          paymentInitiator,
          vaultPaymentMethodAfterTransacting: vault,
        } = input.transaction as unknown as StoredCharge & { vaultPaymentMethodAfterTransacting?: object };
        const paymentMethodId = input.paymentMethodId as string;
        if (paymentMethodId === 'fake-consumed-nonce') return refuse('Cannot use a payment method nonce more than once.', '91564');
        // As `tokencc_rejected-avs_and_cvv`.
        const rejected = /rejected-(\w+)/.exec(paymentMethodId)?.[1]?.toUpperCase();
        const status = paymentMethodId.includes('declined')
          ? 'PROCESSOR_DECLINED'
          : rejected
            ? 'GATEWAY_REJECTED'
            : 'SUBMITTED_FOR_SETTLEMENT';
        count += 1;
        const charge: StoredCharge = {
          id: `charge-${count}`,
          orderId,
          amount,
          status,
          merchantAccountId,
          paymentMethodId,
          ...(rejected ? { reason: rejected } : {}),
          ...(paymentInitiator ? { paymentInitiator } : {}),
          token: vault || paymentMethodId.startsWith('vaulted') ? `vaulted-${count}` : null,
          refunds: [],
          foundFrom: Date.now() + state.indexedAfterMs(),
        };
        charges.push(charge);
        return { data: { chargePaymentMethod: { transaction: wire(charge) } } };
      }
      case 'reverseTransaction': {
        const charge = charges.find(({ id }) => id === (input.transactionId as string));
        if (charge) charge.status = 'VOIDED';
        return { data: { reverseTransaction: { reversal: { __typename: 'Transaction' } } } };
      }
      case 'node':
        return { data: { node: { refunds: charges.find(({ id }) => id === (variables as unknown as { id: string }).id)?.refunds ?? [] } } };
      case 'refundTransaction': {
        const { amount, orderId } = input.refund as { amount: string; orderId: string };
        charges
          .find(({ id }) => id === (input.transactionId as string))
          ?.refunds.push({ orderId, amount, status: 'SUBMITTED_FOR_SETTLEMENT' });
        return { data: { refundTransaction: { refund: { id: 'refund', status: 'SUBMITTED_FOR_SETTLEMENT' } } } };
      }
      case 'vaultPaymentMethod':
        if ((input.paymentMethodId as string).includes('declined')) return refuse('Payment method failed verification.');
        return { data: { vaultPaymentMethod: { paymentMethod: { id: 'vaulted-card', details } } } };
      case 'deletePaymentMethodFromVault':
        if (input.paymentMethodId === 'vaulted-gone') return refuse('An object with this ID was not found.', '', 'NOT_FOUND');
        return { data: { deletePaymentMethodFromVault: { clientMutationId: null } } };
      default:
        return { data: { [operation]: { clientMutationId: null } } };
    }
  }

  const server = createServer((request, response) => {
    void text(request).then(async (asking) => {
      const { query, variables } = JSON.parse(asking) as { query: string; variables: Input };
      const operation = /\{\s*(\w+)/.exec(query.replace(/\([^)]*\)/, ''))?.[1] ?? '';
      asked.push({
        operation,
        authorization: request.headers.authorization,
        version: request.headers['braintree-version'] as string | undefined,
        variables,
      });
      const isCharge = operation === 'chargePaymentMethod';
      if (isCharge && state.mood === 'lost') return response.destroy();
      if (state.mood === 'forbidden') return response.writeHead(401).end('{}');
      if (state.mood === 'broken') return response.writeHead(502).end('<html>Bad gateway</html>');
      if (operation === 'search') await state.beforeSearch();
      if (isCharge) await state.beforeCharge();
      const body = JSON.stringify(answer(operation, variables));
      if (isCharge && (state.mood === 'silent' || variables.input.paymentMethodId === LOST_ANSWER)) return response.destroy();
      if (isCharge && state.mood === 'faulty') {
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(refuse('Internal error. The nonce may have been used.', '', 'INTERNAL')));
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    charges,
    asked,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
