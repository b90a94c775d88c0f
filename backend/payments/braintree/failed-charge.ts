import type { ChargeOutcome, Decline } from '../gateway';
import type { GraphqlError } from './graphql';

/** Of errors: the nonce is unknown, or was used. */
const NONCE_CODES = ['91564', '91565', '93107', '93108'];
/** What was sent cannot be charged: looked at and turned down. */
const TURNED_DOWN = ['VALIDATION', 'NOT_FOUND'];
/** Turned away before anything was looked at. */
const TURNED_AWAY = ['AUTHENTICATION', 'AUTHORIZATION', 'RESOURCE_LIMIT', 'UNSUPPORTED_CLIENT', 'NOT_IMPLEMENTED'];

/**
 * Only classes that say that nothing was done may end an attempt: a failed one is tried again under a new key, and that
 * would charge a second time. Of all others, those that Braintree may add included, the charge is looked for.
 */
export function outcomeOfErrors(errors: readonly GraphqlError[]): ChargeOutcome {
  const code = declinedBy(errors);
  if (code !== null) return { kind: 'declined', code };
  return areAll(errors, [...TURNED_DOWN, ...TURNED_AWAY]) ? { kind: 'unavailable' } : { kind: 'unknown' };
}

/** @returns null when it was not turned down for what was sent */
export function declinedBy(errors: readonly GraphqlError[]): Decline | null {
  if (!areAll(errors, TURNED_DOWN)) return null;
  const codes = errors.map(({ extensions }) => extensions?.legacyCode ?? '');
  const text = errors.map(({ message }) => message).join(' ');
  if (codes.some((code) => NONCE_CODES.includes(code)) || /nonce|single.use/i.test(text)) return 'PAYMENT_NONCE_CONSUMED';
  return /3d.?secure|authentication/i.test(text) ? 'PAYMENT_THREE_D_SECURE' : 'PAYMENT_DECLINED';
}

/** What was asked for is not there, or no more. */
export const isUnknown = (errors: readonly GraphqlError[]): boolean => areAll(errors, ['NOT_FOUND']);

const areAll = (errors: readonly GraphqlError[], classes: readonly string[]): boolean =>
  errors.every(({ extensions }) => classes.includes(extensions?.errorClass ?? ''));
