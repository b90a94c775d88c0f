import type { WalletName } from '@/lib/config/env';
import type { Currency, RegionCode } from '@/lib/config/regions';
import type { Tokenised } from './card-form';
import { readClientToken } from './open-card-form';

/** A wallet that can pay here: the site offers it, the gateway's account has it, and this browser knows it. */
export interface Wallet {
  name: WalletName;
  /**
   * Opens the wallet's own sheet. To be called in the press itself: a browser opens it for nothing else.
   * @param amount minor units
   * @param onChallenge called when the bank asks the customer something (3-D Secure)
   */
  pay: (amount: number, onChallenge: () => void) => Promise<Tokenised>;
  /** Draws the button that the wallet's owner asks for, in the place of ours. */
  draw?: (target: HTMLElement, onPress: () => void) => void;
}

export interface WalletOptions {
  clientToken: string;
  currency: Currency;
  country: RegionCode;
  locale: string;
  /** Of the wallet's button and sheet: "Pay with Apple Pay". */
  labelOf: (wallet: WalletName) => string;
}

export interface OpenWallets {
  wallets: readonly Wallet[];
  tearDown: () => void;
}

/** The wallets among `names` that can pay here, in that order; one that cannot be opened is left out. */
export async function openWallets(names: readonly WalletName[], options: WalletOptions): Promise<OpenWallets> {
  const token = readClientToken(options.clientToken);
  if (token.gateway === 'braintree') {
    const { openBraintreeWallets } = await import('./braintree-wallets');
    return openBraintreeWallets(names, options);
  }
  const { walletUrl } = token;
  if (walletUrl === null) return { wallets: [], tearDown: () => undefined };
  const { embeddedWallet } = await import('./embedded-wallet');
  return { wallets: names.map((name) => embeddedWallet(name, walletUrl, options)), tearDown: () => undefined };
}
