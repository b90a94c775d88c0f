import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { gatewayCards, gatewayCharges, gatewayNonces, gatewayRefunds } from '@/backend/api/db/schema/gateway';
import type { CardDetails, Charge, ChargeOutcome, Decline, Gateway, VaultOutcome } from '@/backend/api/payments/gateway';
import { processorCode, TEST_NONCES, type Behaviour } from './test-cards';

type Parts = Pick<BackendContext, 'database' | 'clock' | 'apiUrl'>;

const NONCE_HOURS = 3;
/** For the published nonces; those of the card form have the typed date. */
const NONCE_EXPIRY = '12/34';

interface Card extends CardDetails {
  behaviour: Behaviour;
  /** Of a stored card. */
  token: string | null;
}

const DECLINES: Partial<Record<Behaviour, Decline>> = {
  declined: 'PAYMENT_DECLINED',
  fraud: 'PAYMENT_FRAUD',
  consumed: 'PAYMENT_NONCE_CONSUMED',
  // Charged before the bank had its answer.
  'three-d-secure-challenge': 'PAYMENT_THREE_D_SECURE',
  'three-d-secure-failed': 'PAYMENT_THREE_D_SECURE',
};

const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/** A gateway that accepts published test cards only; its tables and transactions are its own. */
export function createEmbeddedGateway({ database: { orm }, clock, apiUrl }: Parts): Gateway {
  return {
    kind: 'embedded',
    knowsChargesAfterMs: 0,

    async clientToken(currency) {
      const content = {
        gateway: 'embedded',
        cardFormUrl: `${apiUrl()}/gateway/card-form`,
        walletUrl: `${apiUrl()}/gateway/wallet`,
        currency,
      };
      return Buffer.from(JSON.stringify(content)).toString('base64');
    },

    async charge(charge) {
      return orm.transaction((tx) => book(tx, charge, () => redeemNonce(tx, charge.nonce, clock()), clock()));
    },

    async chargeStoredCard(charge) {
      return orm.transaction((tx) => book(tx, { ...charge, keepCard: false }, () => cardInVault(tx, charge.token), clock()));
    },

    async findCharge(key) {
      const [found] = await orm.select().from(gatewayCharges).where(eq(gatewayCharges.key, key));
      return found ? outcomeOf(found) : { kind: 'none' };
    },

    async voidCharge(chargeId) {
      await orm
        .update(gatewayCharges)
        .set({ status: 'voided' })
        .where(and(eq(gatewayCharges.id, chargeId), eq(gatewayCharges.status, 'settled')));
      return true;
    },

    async refund({ key, chargeId, amount }) {
      return orm.transaction(async (tx) => {
        const [charge] = await tx
          .select()
          .from(gatewayCharges)
          .where(and(eq(gatewayCharges.id, chargeId), eq(gatewayCharges.status, 'settled')))
          .for('update');
        const given = charge ? await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.chargeId, chargeId)) : [];
        if (given.some((refund) => refund.key === key)) return true;
        const sum = given.reduce((total, refund) => total + refund.amount, 0);
        if (!charge || sum + amount > charge.amount) return false;
        await tx.insert(gatewayRefunds).values({ key, chargeId, amount, createdAt: clock() });
        return true;
      });
    },

    async keepCard(nonce) {
      return orm.transaction(async (tx): Promise<VaultOutcome> => {
        const card = await redeemNonce(tx, nonce, clock());
        const code = card === null ? 'PAYMENT_NONCE_CONSUMED' : DECLINES[card.behaviour];
        if (card === null || code) return { kind: 'declined', code: code ?? 'PAYMENT_DECLINED' };
        return { kind: 'kept', token: await vault(tx, card, clock()), card: detailsOf(card) };
      });
    },

    async deleteCard(token) {
      // Its nonces could still pay with it and store it again.
      await orm.delete(gatewayNonces).where(eq(gatewayNonces.cardToken, token));
      await orm.delete(gatewayCards).where(eq(gatewayCards.token, token));
      return true;
    },

    async nonceFor(token) {
      const [card] = await orm.select().from(gatewayCards).where(eq(gatewayCards.token, token));
      return card ? issueNonce(orm, { ...detailsOf(card), behaviour: card.behaviour as Behaviour, token }, clock()) : null;
    },
  };
}

/** @returns the nonce; only its hash is stored */
export async function issueNonce(tx: Pick<Orm, 'insert'>, card: Card, now: Date): Promise<string> {
  const nonce = `tokencc_${randomBytes(18).toString('base64url')}`;
  await tx.insert(gatewayNonces).values({
    hash: hashOf(nonce),
    ...detailsOf(card),
    behaviour: card.behaviour,
    cardToken: card.token,
    expiresAt: new Date(now.getTime() + NONCE_HOURS * 3_600_000),
  });
  return nonce;
}

/** Takes the payer's answer to the bank's question, once. @returns false for a nonce that nobody is asked about */
export async function answerChallenge(tx: Pick<Orm, 'update'>, nonce: string, isConfirmed: boolean, now: Date): Promise<boolean> {
  const answered = await tx
    .update(gatewayNonces)
    .set({ behaviour: (isConfirmed ? 'valid' : 'three-d-secure-failed') satisfies Behaviour })
    .where(
      and(
        eq(gatewayNonces.hash, hashOf(nonce)),
        eq(gatewayNonces.behaviour, 'three-d-secure-challenge' satisfies Behaviour),
        isNull(gatewayNonces.usedAt),
        gt(gatewayNonces.expiresAt, now),
      ),
    )
    .returning({ hash: gatewayNonces.hash });
  return answered.length > 0;
}

/** Marked as used in one statement, so that of two concurrent uses one succeeds. */
async function redeemNonce(tx: Orm, nonce: string, now: Date): Promise<Card | null> {
  const published = Object.hasOwn(TEST_NONCES, nonce) ? TEST_NONCES[nonce] : undefined;
  if (published) return { ...published, expiry: NONCE_EXPIRY, token: null };
  const [used] = await tx
    .update(gatewayNonces)
    .set({ usedAt: now })
    .where(and(eq(gatewayNonces.hash, hashOf(nonce)), isNull(gatewayNonces.usedAt), gt(gatewayNonces.expiresAt, now)))
    .returning();
  return used ? { ...detailsOf(used), behaviour: used.behaviour as Behaviour, token: used.cardToken } : null;
}

async function cardInVault(tx: Pick<Orm, 'select'>, token: string): Promise<Card | null> {
  const [card] = await tx.select().from(gatewayCards).where(eq(gatewayCards.token, token));
  return card ? { ...detailsOf(card), behaviour: card.behaviour as Behaviour, token } : null;
}

async function book(
  tx: Orm,
  { key, amount, currency, keepCard }: Omit<Charge, 'nonce'>,
  findCard: () => Promise<Card | null>,
  now: Date,
): Promise<ChargeOutcome> {
  const [known] = await tx.select().from(gatewayCharges).where(eq(gatewayCharges.key, key));
  if (known) return outcomeOf(known);
  const card = await findCard();
  // An unknown, used or expired nonce makes no charge and is not recorded.
  if (!card || card.behaviour === 'consumed') return { kind: 'declined', code: 'PAYMENT_NONCE_CONSUMED' };
  const decline = DECLINES[card.behaviour];
  const row = {
    key,
    id: randomBytes(6).toString('hex'),
    amount,
    currency,
    ...detailsOf(card),
    createdAt: now,
    status: decline ? ('declined' as const) : ('settled' as const),
    code: decline === 'PAYMENT_DECLINED' ? processorCode(amount) : (decline ?? null),
    cardToken: decline || !keepCard ? card.token : (card.token ?? (await vault(tx, card, now))),
  };
  await tx.insert(gatewayCharges).values(row);
  return card.behaviour === 'timeout' ? { kind: 'unknown' } : outcomeOf(row);
}

function outcomeOf(charge: Omit<typeof gatewayCharges.$inferSelect, 'createdAt'>): ChargeOutcome {
  if (charge.status === 'settled') return { kind: 'charged', chargeId: charge.id, card: detailsOf(charge), token: charge.cardToken };
  const code = Object.values(DECLINES).find((known) => known === charge.code);
  return { kind: 'declined', code: code ?? 'PAYMENT_DECLINED' };
}

async function vault(tx: Pick<Orm, 'insert'>, card: Card, now: Date): Promise<string> {
  const token = card.token ?? `card_${randomBytes(12).toString('base64url')}`;
  await tx
    .insert(gatewayCards)
    .values({ token, behaviour: card.behaviour, ...detailsOf(card), createdAt: now })
    .onConflictDoNothing();
  return token;
}

const detailsOf = ({ brand, last4, expiry }: CardDetails): CardDetails => ({ brand, last4, expiry });

/** Used or not: a removed nonce is answered like an expired one. */
export async function removeExpiredNonces({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(gatewayNonces).where(lt(gatewayNonces.expiresAt, clock()));
}
