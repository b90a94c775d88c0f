import type { BackendContext } from '@/backend/context';
import { WALLET_NAMES, type WalletName } from '@/lib/config/env';
import type { CardDetails, ChargeOutcome, Gateway, Decline } from '@/backend/api/payments/gateway';
import { createAsk, type BraintreeSettings, type GraphqlError } from './graphql';
import { isTypedCard, issueSavedCardNonce, paymentMethodOf, removeSavedCardNonces } from './saved-card-nonces';

/** Error codes: unknown or used nonce. */
const NONCE_CODES = ['91564', '91565', '93107', '93108'];
/** Error classes after inspection of the request: it cannot be charged. */
const TURNED_DOWN = ['VALIDATION', 'NOT_FOUND'];
/** Error classes before inspection of the request. */
const TURNED_AWAY = ['AUTHENTICATION', 'AUTHORIZATION', 'RESOURCE_LIMIT', 'UNSUPPORTED_CLIENT', 'NOT_IMPLEMENTED'];

/**
 * Only errors that prove that nothing was done may end an attempt: a retry uses a new key and would charge twice. For all others, including
 * future ones, the charge is looked up.
 */
export function outcomeOfErrors(errors: readonly GraphqlError[]): ChargeOutcome {
  const code = declinedBy(errors);
  if (code !== null) return { kind: 'declined', code };
  return areAll(errors, [...TURNED_DOWN, ...TURNED_AWAY]) ? { kind: 'unavailable' } : { kind: 'unknown' };
}

/** @returns null if it was not declined because of the request */
export function declinedBy(errors: readonly GraphqlError[]): Decline | null {
  if (!areAll(errors, TURNED_DOWN)) return null;
  const codes = errors.map(({ extensions }) => extensions?.legacyCode ?? '');
  const text = errors.map(({ message }) => message).join(' ');
  if (codes.some((code) => NONCE_CODES.includes(code)) || /nonce|single.use/i.test(text)) return 'PAYMENT_NONCE_CONSUMED';
  return /3d.?secure|authentication/i.test(text) ? 'PAYMENT_THREE_D_SECURE' : 'PAYMENT_DECLINED';
}

/** The requested object does not exist (any more). */
const isUnknown = (errors: readonly GraphqlError[]): boolean => areAll(errors, ['NOT_FOUND']);

const areAll = (errors: readonly GraphqlError[], classes: readonly string[]): boolean =>
  errors.every(({ extensions }) => classes.includes(extensions?.errorClass ?? ''));

interface CreditCard {
  brandCode?: string;
  last4?: string;
  expirationMonth?: string;
  expirationYear?: string;
  /** Whose wallet it came from. */
  origin?: { type?: string | null } | null;
}

interface Transaction {
  id: string;
  status: string;
  /** Newest first. */
  statusHistory?: { gatewayRejectionReason?: string | null }[] | null;
  paymentMethod: { id: string } | null;
  paymentMethodSnapshot: CreditCard | null;
}

const CARD = '... on CreditCardDetails { brandCode last4 expirationMonth expirationYear origin { type } }';
const REJECTION = 'statusHistory { ... on GatewayRejectedEvent { gatewayRejectionReason } }';
const TRANSACTION = `id status ${REJECTION} paymentMethod { id } paymentMethodSnapshot { ${CARD} }`;

const CLIENT_TOKEN = 'mutation ($input: CreateClientTokenInput!) { createClientToken(input: $input) { clientToken } }';
const CHARGE = `mutation ($input: ChargePaymentMethodInput!) { chargePaymentMethod(input: $input) { transaction { ${TRANSACTION} } } }`;
const FIND = `query ($input: TransactionSearchInput!) { search { transactions(input: $input) { edges { node { ${TRANSACTION} } } } } }`;
const REVERSE = 'mutation ($input: ReverseTransactionInput!) { reverseTransaction(input: $input) { reversal { __typename } } }';
const REFUNDS = 'query ($id: ID!) { node(id: $id) { ... on Transaction { refunds { orderId status } } } }';
const REFUND = 'mutation ($input: RefundTransactionInput!) { refundTransaction(input: $input) { refund { id status } } }';
const VAULT = `mutation ($input: VaultPaymentMethodInput!) { vaultPaymentMethod(input: $input) { paymentMethod { id details { ${CARD} } } } }`;
const FORGET = 'mutation ($input: DeletePaymentMethodFromVaultInput!) { deletePaymentMethodFromVault(input: $input) { clientMutationId } }';

const TAKEN = [
  'AUTHORIZED',
  'AUTHORIZING',
  'SUBMITTED_FOR_SETTLEMENT',
  'SETTLEMENT_PENDING',
  'SETTLING',
  'SETTLED',
  'SETTLEMENT_CONFIRMED',
];
/** Gateway rejection reasons that mean suspected fraud; the others concern typed data or duplicates. */
const SUSPECTED = ['FRAUD', 'RISK_THRESHOLD', 'PAYMENT_METHOD_BLOCKED', 'EXCESSIVE_RETRY'];
const BRANDS: Record<string, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  DINERS: 'Diners Club',
  INTERNATIONAL_MAESTRO: 'Maestro',
  UNION_PAY: 'UnionPay',
};
const WALLETS_OF_CARDS: Record<string, WalletName> = { APPLE_PAY: 'apple-pay', GOOGLE_PAY: 'google-pay' };
/** The search index lags behind: until then a missing charge proves nothing. */
const SEARCHABLE_AFTER_MS = 90_000;

/** The real gateway. Braintree has no idempotency keys: ours is sent as order id and searched for before charging. */
export function createBraintreeGateway(settings: BraintreeSettings, context: Pick<BackendContext, 'database' | 'clock'>): Gateway {
  const ask = createAsk(settings);

  async function findCharge(key: string): Promise<ChargeOutcome | { kind: 'none' }> {
    const answer = await ask(
      FIND,
      { input: { orderId: { is: key } } },
      (data: { search: { transactions: { edges: { node: Transaction }[] } } }) =>
        data.search.transactions.edges.map(({ node }) => outcomeOf(node)),
    );
    if (answer.kind !== 'data') return { kind: 'unavailable' };
    const found = answer.data;
    return found.find(({ kind }) => kind === 'charged') ?? found[0] ?? { kind: 'none' };
  }

  async function charge(paymentMethodId: string, transaction: Record<string, unknown>, until: Date | undefined): Promise<ChargeOutcome> {
    // A machine that slept after the search must not charge for what was given up meanwhile.
    if (until && context.clock() > until) return { kind: 'unavailable' };
    const answer = await ask(
      CHARGE,
      { input: { paymentMethodId, transaction } },
      (data: { chargePaymentMethod: { transaction: Transaction } }) => outcomeOf(data.chargePaymentMethod.transaction),
    );
    if (answer.kind === 'unreached') return { kind: 'unavailable' };
    if (answer.kind === 'unanswered') return { kind: 'unknown' };
    return answer.kind === 'errors' ? outcomeOfErrors(answer.errors) : answer.data;
  }

  return {
    kind: 'braintree',
    knowsChargesAfterMs: SEARCHABLE_AFTER_MS,

    async clientToken(currency) {
      const answer = await ask(
        CLIENT_TOKEN,
        { input: { clientToken: { merchantAccountId: settings.merchantAccounts[currency] } } },
        (data: { createClientToken: { clientToken: string } }) => data.createClientToken.clientToken,
      );
      return answer.kind === 'data' ? answer.data : null;
    },

    async charge({ key, nonce, amount, currency, keepCard, until }) {
      const earlier = await findCharge(key);
      if (earlier.kind !== 'none') return earlier;
      const paymentMethodId = await paymentMethodOf(context, nonce);
      if (paymentMethodId === null) return { kind: 'declined', code: 'PAYMENT_NONCE_CONSUMED' };
      return charge(
        paymentMethodId,
        {
          amount: majorUnits(amount),
          orderId: key,
          merchantAccountId: settings.merchantAccounts[currency],
          ...(keepCard && paymentMethodId === nonce ? { vaultPaymentMethodAfterTransacting: { when: 'ON_SUCCESSFUL_TRANSACTION' } } : {}),
        },
        until,
      );
    },

    async chargeStoredCard({ key, token, amount, currency, until }) {
      const earlier = await findCharge(key);
      if (earlier.kind !== 'none') return earlier;
      // Merchant-initiated: tells the bank that the customer is not present and that it is no fixed instalment.
      return charge(
        token,
        {
          amount: majorUnits(amount),
          orderId: key,
          merchantAccountId: settings.merchantAccounts[currency],
          paymentInitiator: 'UNSCHEDULED',
        },
        until,
      );
    },

    findCharge,

    async voidCharge(chargeId) {
      const answer = await ask(
        REVERSE,
        { input: { transactionId: chargeId } },
        (data: { reverseTransaction: { reversal: object } }) => data.reverseTransaction.reversal,
      );
      return answer.kind === 'data';
    },

    async refund({ key, chargeId, amount }) {
      // As with charges, our key is sent as order id and searched for first.
      const earlier = await ask(
        REFUNDS,
        { id: chargeId },
        (data: { node: { refunds?: { orderId: string | null; status: string }[] } | null }) =>
          (data.node?.refunds ?? []).some(({ orderId, status }) => orderId === key && TAKEN.includes(status)),
      );
      if (earlier.kind !== 'data') return false;
      if (earlier.data) return true;
      const answer = await ask(
        REFUND,
        { input: { transactionId: chargeId, refund: { amount: majorUnits(amount), orderId: key } } },
        (data: { refundTransaction: { refund: { status: string } } }) => data.refundTransaction.refund.status,
      );
      return answer.kind === 'data' && TAKEN.includes(answer.data);
    },

    async keepCard(nonce, currency) {
      if (!isTypedCard(nonce)) return { kind: 'declined', code: 'PAYMENT_NONCE_CONSUMED' };
      const answer = await ask(
        VAULT,
        { input: { paymentMethodId: nonce, verificationMerchantAccountId: settings.merchantAccounts[currency] } },
        (data: { vaultPaymentMethod: { paymentMethod: { id: string; details: CreditCard } } }) => {
          const { id, details } = data.vaultPaymentMethod.paymentMethod;
          return { token: id, card: cardOf(details) };
        },
      );
      if (answer.kind === 'errors') {
        const code = declinedBy(answer.errors);
        return code === null ? { kind: 'unavailable' } : { kind: 'declined', code };
      }
      if (answer.kind !== 'data') return { kind: 'unavailable' };
      return { kind: 'kept', ...answer.data };
    },

    async deleteCard(token) {
      await removeSavedCardNonces(context, token);
      const answer = await ask(FORGET, { input: { paymentMethodId: token } }, () => null);
      return answer.kind === 'data' || (answer.kind === 'errors' && isUnknown(answer.errors));
    },

    nonceFor: (token) => issueSavedCardNonce(context, token),
  };
}

const majorUnits = (amount: number): string => (amount / 100).toFixed(2);

function outcomeOf({ id, status, statusHistory, paymentMethod, paymentMethodSnapshot }: Transaction): ChargeOutcome {
  if (TAKEN.includes(status)) {
    return { kind: 'charged', chargeId: id, card: cardOf(paymentMethodSnapshot ?? {}), token: paymentMethod?.id ?? null };
  }
  const reason = statusHistory?.map(({ gatewayRejectionReason }) => gatewayRejectionReason).find(Boolean) ?? '';
  if (SUSPECTED.includes(reason)) return { kind: 'declined', code: 'PAYMENT_FRAUD' };
  if (reason === 'THREE_D_SECURE') return { kind: 'declined', code: 'PAYMENT_THREE_D_SECURE' };
  return { kind: 'declined', code: 'PAYMENT_DECLINED' };
}

function cardOf({ brandCode = '', last4 = '', expirationMonth = '', expirationYear = '', origin }: CreditCard): CardDetails {
  const wallet = WALLETS_OF_CARDS[origin?.type ?? ''];
  const brand = BRANDS[brandCode] ?? 'Card';
  return {
    brand: wallet ? `${brand} (${WALLET_NAMES[wallet]})` : brand,
    last4,
    expiry: `${expirationMonth.padStart(2, '0')}/${expirationYear.slice(-2)}`,
  };
}
