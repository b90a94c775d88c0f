import type { WalletName } from '@/lib/config/env';
import { messageFromCardForm } from '@/lib/contract/card-form-messages';
import type { Tokenised } from './card-form';
import type { Wallet, WalletOptions } from './wallets';

const READY_WITHIN_MS = 15_000;

/** The twin of a wallet: a sheet of the embedded gateway, in a dialog over the page. Both sides check the other's origin. */
export function embeddedWallet(name: WalletName, walletUrl: string, { currency, locale, labelOf }: WalletOptions): Wallet {
  return {
    name,
    pay(amount) {
      const address = new URL(walletUrl);
      const asked = { wallet: name, amount: String(amount), currency, locale, parent: location.origin };
      for (const [key, value] of Object.entries(asked)) address.searchParams.set(key, value);
      return askInSheet(address, labelOf(name));
    },
  };
}

function askInSheet(address: URL, label: string): Promise<Tokenised> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', label);
  Object.assign(dialog.style, {
    width: 'min(100%, 26rem)',
    maxWidth: '100%',
    margin: 'auto auto 0',
    padding: 'var(--space-5)',
    border: '0',
    borderRadius: 'var(--radius-lg) var(--radius-lg) 0 0',
    background: 'var(--surface)',
    overscrollBehavior: 'contain',
  });
  const frame = document.createElement('iframe');
  frame.title = label;
  frame.src = address.href;
  Object.assign(frame.style, { display: 'block', width: '100%', height: '12rem', border: '0' });
  dialog.append(frame);

  return new Promise((resolve) => {
    const end = (answer: Tokenised) => {
      clearTimeout(late);
      window.removeEventListener('message', onMessage);
      dialog.close();
      dialog.remove();
      resolve(answer);
    };
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow || event.origin !== address.origin) return;
      const message = messageFromCardForm.safeParse(event.data);
      if (!message.success) return;
      switch (message.data.event) {
        case 'ready':
          clearTimeout(late);
          frame.focus();
          frame.style.height = `${Math.ceil(message.data.height)}px`;
          return;
        case 'resize':
          frame.style.height = `${Math.ceil(message.data.height)}px`;
          return;
        case 'nonce':
          return end({ kind: 'nonce', nonce: message.data.nonce, card: message.data.card });
        case 'refused':
          return end({ kind: message.data.reason === 'abandoned' ? 'cancelled' : 'wallet' });
        default:
      }
    };
    const late = setTimeout(() => end({ kind: 'wallet' }), READY_WITHIN_MS);
    window.addEventListener('message', onMessage);
    dialog.addEventListener('cancel', () => end({ kind: 'cancelled' }));
    document.body.append(dialog);
    dialog.showModal();
  });
}
