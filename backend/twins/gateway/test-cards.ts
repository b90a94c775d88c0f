/**
 * Braintree's published test values for its sandbox: the embedded gateway accepts only these cards and nonces, so that no real card is ever
 * entered.
 */
export type Behaviour = 'valid' | 'declined' | 'consumed' | 'fraud' | 'three-d-secure-failed' | 'timeout';

interface TestCard {
  brand: string;
  behaviour: Behaviour;
}

const card = (brand: string, behaviour: Behaviour = 'valid'): TestCard => ({ brand, behaviour });

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4111111111111111': card('Visa'),
  '4005519200000004': card('Visa'),
  '4009348888881881': card('Visa'),
  '4012000033330026': card('Visa'),
  '4012000077777777': card('Visa'),
  '4012888888881881': card('Visa'),
  '4217651111111119': card('Visa'),
  '4500600000000061': card('Visa'),
  '5555555555554444': card('Mastercard'),
  '2223000048400011': card('Mastercard'),
  '378282246310005': card('American Express'),
  '371449635398431': card('American Express'),
  '6011111111111117': card('Discover'),
  '6011000991300009': card('Discover'),
  '3530111333300000': card('JCB'),
  '36259600000004': card('Diners Club'),
  '6304000000000000': card('Maestro'),
  '4000111111111115': card('Visa', 'declined'),
  '5105105105105100': card('Mastercard', 'declined'),
  '378734493671000': card('American Express', 'declined'),
  '38520000009814': card('Diners Club', 'declined'),
  '4000111111111511': card('Visa', 'fraud'),
  '4000000000001000': card('Visa'),
  '4000000000001018': card('Visa', 'three-d-secure-failed'),
  '4000000000001109': card('Visa', 'three-d-secure-failed'),
  '5200000000001005': card('Mastercard'),
  '5200000000001013': card('Mastercard', 'three-d-secure-failed'),
};

const nonceCard = (brand: string, last4: string, behaviour: Behaviour = 'valid') => ({ brand, last4, behaviour });

/** Reusable, as in the sandbox; nonces of the card form are not. */
export const TEST_NONCES: Readonly<Record<string, ReturnType<typeof nonceCard>>> = {
  'fake-valid-nonce': nonceCard('Visa', '1881'),
  'fake-valid-visa-nonce': nonceCard('Visa', '1881'),
  'fake-valid-mastercard-nonce': nonceCard('Mastercard', '4444'),
  'fake-valid-amex-nonce': nonceCard('American Express', '0005'),
  'fake-valid-discover-nonce': nonceCard('Discover', '1117'),
  'fake-valid-jcb-nonce': nonceCard('JCB', '0000'),
  'fake-valid-maestro-nonce': nonceCard('Maestro', '0000'),
  'fake-valid-dinersclub-nonce': nonceCard('Diners Club', '0004'),
  'fake-processor-declined-visa-nonce': nonceCard('Visa', '1115', 'declined'),
  'fake-processor-declined-mastercard-nonce': nonceCard('Mastercard', '5100', 'declined'),
  'fake-processor-declined-amex-nonce': nonceCard('American Express', '1000', 'declined'),
  'fake-processor-declined-discover-nonce': nonceCard('Discover', '1117', 'declined'),
  'fake-processor-failure-jcb-nonce': nonceCard('JCB', '0000', 'declined'),
  'fake-luhn-invalid-nonce': nonceCard('Visa', '0000', 'declined'),
  'fake-consumed-nonce': nonceCard('Visa', '1881', 'consumed'),
  'fake-gateway-rejected-fraud-nonce': nonceCard('Visa', '1511', 'fraud'),
  'fake-gateway-rejected-risk-thresholds-nonce': nonceCard('Visa', '1511', 'fraud'),
  'fake-three-d-secure-visa-full-authentication-nonce': nonceCard('Visa', '0002'),
  'fake-three-d-secure-visa-failed-authentication-nonce': nonceCard('Visa', '0010', 'three-d-secure-failed'),
  'fake-three-d-secure-visa-failed-signature-nonce': nonceCard('Visa', '0028', 'three-d-secure-failed'),
  'fake-three-d-secure-visa-authentication-rejected-nonce': nonceCard('Visa', '0036', 'three-d-secure-failed'),
  // Not in the sandbox: it charges, and the answer is lost.
  'fake-network-timeout-nonce': nonceCard('Visa', '1881', 'timeout'),
};

/** 2000.00 to 2999.99 are the sandbox's decline codes; other amounts decline as "do not honour". */
const FIRST_DECLINE_AMOUNT = 200_000;
const LAST_DECLINE_AMOUNT = 299_999;

/**
 * The processor's code of a decline. In the sandbox these amounts decline with every card; here only with a declining card, because an
 * ordinary gift costs HK$2,400.
 */
export function processorCode(amount: number): string {
  return amount >= FIRST_DECLINE_AMOUNT && amount <= LAST_DECLINE_AMOUNT ? String(Math.floor(amount / 100)) : '2000';
}
