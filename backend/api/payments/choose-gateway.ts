import type { BackendContext } from '@/backend/context';
import { createBraintreeGateway } from './braintree/braintree-gateway';
import { createEmbeddedGateway } from '@/backend/twins/gateway/embedded-gateway';
import type { Gateway } from './gateway';

/** Braintree if configured; the embedded gateway in the demonstration; otherwise payments are unavailable. */
export function chooseGateway(context: Pick<BackendContext, 'env' | 'database' | 'clock' | 'apiUrl'>): Gateway {
  const { env } = context;
  if (env.braintree) return createBraintreeGateway(env.braintree, context);
  return env.hasEmbeddedGateway ? createEmbeddedGateway(context) : NO_GATEWAY;
}

const NO_GATEWAY: Gateway = {
  kind: 'braintree',
  knowsChargesAfterMs: 0,
  clientToken: async () => null,
  charge: async () => ({ kind: 'unavailable' }),
  chargeStoredCard: async () => ({ kind: 'unavailable' }),
  findCharge: async () => ({ kind: 'unavailable' }),
  voidCharge: async () => false,
  refund: async () => false,
  keepCard: async () => ({ kind: 'unavailable' }),
  deleteCard: async () => false,
  nonceFor: async () => null,
};
