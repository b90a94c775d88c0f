import { refused, type Refusal } from '@/backend/api/http/answer';
import type { ErrorCode } from '@/lib/contract/error-codes';

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  PAYMENT_DECLINED: 'The card was declined; nothing was charged.',
  PAYMENT_FRAUD: 'The payment was refused for safety reasons; nothing was charged.',
  PAYMENT_NONCE_CONSUMED: 'This card entry was used already; nothing was charged.',
  PAYMENT_THREE_D_SECURE: 'The bank could not confirm the cardholder; nothing was charged.',
  PAYMENT_UNAVAILABLE: 'Card payments are not available for the moment; nothing was charged.',
  PAYMENT_UNKNOWN: 'It is not known yet whether the payment went through; ask for it by its key.',
  EMAIL_TAKEN: 'An account with this address exists already; nothing was charged.',
  SLOT_GONE: 'This time has just been taken; nothing was charged.',
};

export function refusalOf(code: ErrorCode): Refusal {
  return refused(code, MESSAGES[code] ?? 'The payment did not come about; nothing was charged.');
}
