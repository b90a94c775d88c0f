/** The parts of Braintree's browser SDK that we use; it ships no types of its own. */
declare module 'braintree-web/client' {
  export interface BraintreeClient {
    getConfiguration(): { gatewayConfiguration: { environment: string } };
    teardown(): Promise<void>;
  }
  export function create(options: { authorization: string }): Promise<BraintreeClient>;
}

declare module 'braintree-web/hosted-fields' {
  import type { BraintreeClient } from 'braintree-web/client';
  export interface HostedFieldsState {
    fields: Record<string, { isValid: boolean; isEmpty: boolean; container: HTMLElement }>;
  }
  export interface HostedFields {
    tokenize(options?: { vault?: boolean }): Promise<{
      nonce: string;
      details: { bin: string; cardType: string; lastFour: string; expirationMonth: string; expirationYear: string };
    }>;
    getState(): HostedFieldsState;
    focus(field: string): void;
    on(event: string, handler: (event: { emittedBy: string; fields: HostedFieldsState['fields'] }) => void): void;
    setAttribute(options: { field: string; attribute: string; value: boolean | string }): void;
    teardown(): Promise<void>;
  }
  export function create(options: {
    client: BraintreeClient;
    styles: Record<string, Record<string, string>>;
    fields: Record<string, { container: HTMLElement; placeholder?: string; iframeTitle?: string }>;
  }): Promise<HostedFields>;
}

declare module 'braintree-web/three-d-secure' {
  import type { BraintreeClient } from 'braintree-web/client';
  export interface ThreeDSecure {
    verifyCard(options: {
      amount: string;
      nonce: string;
      bin: string;
      onLookupComplete: (data: { requiresUserAuthentication?: boolean }, next: () => void) => void;
    }): Promise<{
      nonce: string;
      liabilityShifted: boolean;
      threeDSecureInfo?: { status?: string; liabilityShiftPossible?: boolean };
    }>;
    teardown(): Promise<void>;
  }
  export function create(options: { client: BraintreeClient; version: 2 }): Promise<ThreeDSecure>;
}

declare module 'braintree-web/apple-pay' {
  import type { BraintreeClient } from 'braintree-web/client';
  export interface ApplePay {
    createPaymentRequest(request: { countryCode: string; currencyCode: string; total: { label: string; amount: string } }): object;
    performValidation(options: { validationURL: string; displayName: string }): Promise<object>;
    tokenize(options: { token: object }): Promise<{ nonce: string }>;
  }
  export function create(options: { client: BraintreeClient }): Promise<ApplePay>;
}

declare module 'braintree-web/google-payment' {
  import type { BraintreeClient } from 'braintree-web/client';
  export interface PaymentDataRequest {
    apiVersion: number;
    apiVersionMinor: number;
    allowedPaymentMethods: object[];
  }
  export interface GooglePayment {
    createPaymentDataRequest(overrides: {
      transactionInfo?: { currencyCode: string; countryCode: string; totalPriceStatus: 'FINAL'; totalPrice: string };
    }): PaymentDataRequest;
    parseResponse(response: object): Promise<{ nonce: string; details: { bin: string; isNetworkTokenized: boolean } }>;
  }
  export function create(options: {
    client: BraintreeClient;
    googlePayVersion: 2;
    googleMerchantId?: string | undefined;
  }): Promise<GooglePayment>;
}

/** Safari's own, and what Google's script leaves behind. */
interface ApplePaySession {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: object } }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completePayment(status: number): void;
}
interface Window {
  ApplePaySession?: {
    new (version: number, request: object): ApplePaySession;
    readonly STATUS_SUCCESS: number;
    readonly STATUS_FAILURE: number;
    supportsVersion(version: number): boolean;
    canMakePayments(): boolean;
  };
  google?: {
    payments?: {
      api: {
        PaymentsClient: new (options: { environment: 'PRODUCTION' | 'TEST' }) => {
          isReadyToPay(request: object): Promise<{ result: boolean }>;
          loadPaymentData(request: object): Promise<object>;
          createButton(options: {
            buttonType: 'pay';
            buttonColor: 'black';
            buttonSizeMode: 'fill';
            buttonLocale: string | undefined;
            onClick: () => void;
          }): HTMLElement;
        };
      };
    };
  };
}
