import * as applePay from 'braintree-web/apple-pay';
import * as client from 'braintree-web/client';
import * as googlePayment from 'braintree-web/google-payment';
import * as threeDSecure from 'braintree-web/three-d-secure';
import { publicEnv, type WalletName } from '@/lib/config/env';
import { verified } from './braintree-card-form';
import type { Tokenised } from './card-form';
import type { OpenWallets, Wallet, WalletOptions } from './wallets';

type Client = client.BraintreeClient;

const GOOGLE_SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';
const APPLE_PAY_VERSION = 3;
const MINOR_UNITS = 100;
const majorUnits = (amount: number) => (amount / MINOR_UNITS).toFixed(2);

/** Apple Pay and Google Pay through Braintree, as far as its account has them and the browser knows them. */
export async function openBraintreeWallets(names: readonly WalletName[], options: WalletOptions): Promise<OpenWallets> {
  const gateway = await client.create({ authorization: options.clientToken });
  const openers = { 'apple-pay': openApplePay, 'google-pay': openGooglePay };
  // One that fails (switched off in the account, a script that did not load) is not offered; cards still are.
  const opened = await Promise.all(names.map((name) => openers[name](gateway, options).catch(() => null)));
  return {
    wallets: opened.filter((wallet) => wallet !== null),
    tearDown: () => void Promise.allSettled([gateway.teardown()]),
  };
}

async function openApplePay(gateway: Client, { currency, country, labelOf, locale }: WalletOptions): Promise<Wallet | null> {
  const Session = window.ApplePaySession;
  if (!Session?.supportsVersion(APPLE_PAY_VERSION) || !Session.canMakePayments()) return null;
  const instance = await applePay.create({ client: gateway });
  return {
    name: 'apple-pay',
    pay: (amount) =>
      new Promise<Tokenised>((resolve) => {
        const request = instance.createPaymentRequest({
          countryCode: country.toUpperCase(),
          currencyCode: currency,
          total: { label: publicEnv.brand, amount: majorUnits(amount) },
        });
        const session = new Session(APPLE_PAY_VERSION, request);
        session.onvalidatemerchant = ({ validationURL }) => {
          instance.performValidation({ validationURL, displayName: publicEnv.brand }).then(
            (merchant) => session.completeMerchantValidation(merchant),
            () => {
              session.abort();
              resolve({ kind: 'wallet' });
            },
          );
        };
        session.onpaymentauthorized = ({ payment }) => {
          // The sheet stays until the charge has ended, and shows how.
          const finish = (isPaid: boolean) => session.completePayment(isPaid ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE);
          instance.tokenize({ token: payment.token }).then(
            ({ nonce }) => resolve({ kind: 'nonce', nonce, card: null, finish }),
            () => {
              finish(false);
              resolve({ kind: 'wallet' });
            },
          );
        };
        session.oncancel = () => resolve({ kind: 'cancelled' });
        session.begin();
      }),
    draw: (target, onPress) => target.replaceChildren(appleButton(labelOf('apple-pay'), locale, onPress)),
  };
}

/** Apple draws it: `-apple-pay-button` is the only look that its guidelines allow. */
function appleButton(label: string, locale: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.lang = locale;
  button.setAttribute('aria-label', label);
  button.style.cssText =
    'appearance:-apple-pay-button;-webkit-appearance:-apple-pay-button;-apple-pay-button-type:pay;-apple-pay-button-style:black;width:100%;height:3rem;cursor:pointer';
  button.addEventListener('click', onPress);
  return button;
}

async function openGooglePay(gateway: Client, { currency, country, locale }: WalletOptions): Promise<Wallet | null> {
  const [instance, secure] = await Promise.all([
    googlePayment.create({ client: gateway, googlePayVersion: 2, googleMerchantId: publicEnv.googlePayMerchantId || undefined }),
    // A merchant without 3-D Secure still has the wallet.
    threeDSecure.create({ client: gateway, version: 2 }).catch(() => null),
    loadScript(GOOGLE_SCRIPT),
  ]);
  const Payments = window.google?.payments?.api.PaymentsClient;
  if (!Payments) return null;
  const isReal = gateway.getConfiguration().gatewayConfiguration.environment === 'production';
  const payments = new Payments({ environment: isReal ? 'PRODUCTION' : 'TEST' });
  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = instance.createPaymentDataRequest({});
  const { result } = await payments.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods });
  if (!result) return null;
  return {
    name: 'google-pay',
    pay: async (amount, onChallenge) => {
      const request = instance.createPaymentDataRequest({
        transactionInfo: {
          currencyCode: currency,
          countryCode: country.toUpperCase(),
          totalPriceStatus: 'FINAL',
          totalPrice: majorUnits(amount),
        },
      });
      try {
        const { nonce, details } = await instance.parseResponse(await payments.loadPaymentData(request));
        // A card that is only kept at Google has not been authenticated by the device: its bank is asked as for a typed one.
        if (!secure || details.isNetworkTokenized) return { kind: 'nonce', nonce, card: null };
        return await verified(secure, { nonce, bin: details.bin, amount, onChallenge }, null);
      } catch (error) {
        return { kind: (error as { statusCode?: string } | null)?.statusCode === 'CANCELED' ? 'cancelled' : 'wallet' };
      }
    },
    draw: (target, onPress) =>
      target.replaceChildren(
        payments.createButton({
          buttonType: 'pay',
          buttonColor: 'black',
          buttonSizeMode: 'fill',
          buttonLocale: locale.split('-')[0],
          onClick: onPress,
        }),
      ),
  };
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${address}"]`) && window.google?.payments) return resolve();
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The script did not load')));
    document.head.append(script);
  });
}
