/** The parts of Braintree's browser SDK that we use; it ships no types of its own. */
declare module 'braintree-web/client' {
  export interface BraintreeClient {
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
