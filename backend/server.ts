import type { Writable } from 'node:stream';
import { realtimeExtension } from './twins/realtime/realtime-extension';
import { chatExtension } from './api/modules/chat/chat-extension';
import { createApp, registerPlugins, type RequestTimeouts } from './api/http/app';
import { registerCallRoutes } from './api/http/call-routes';
import { registerMetrics } from './api/http/metrics';
import { registerPages } from './api/http/pages/page-routes';
import { listenOn, prepareDrain, registerHealth } from './api/http/listen';
import { registerCmsRoutes } from './twins/cms/cms-routes';
import type { BackendEnv } from './config/env';
import type { BackendContext, BackendExtension, RunningExtension } from './context';
import { openDatabase } from './api/db/database';
import type { PaymentIntent } from './api/db/schema/payments';
import { prepareDatabase } from './api/db/prepare-database';
import { embeddedIssuer } from './api/identity/external/provider-client';
import { createPasswordHasher } from './api/identity/password-hasher';
import { openRedisLink } from '@/lib/redis-link';
import { smtpSender, startDeliveryJob } from './api/mail/delivery-job';
import { pushSender } from './api/notifications/push-sender';
import { startAccountJob } from './api/modules/account/delete-account';
import { startBillingJob } from './api/modules/billing/billing-job';
import { callHandlers } from './api/modules/call-handlers';
import { INVOICE_INTENT } from './api/modules/billing/pay-invoice';
import { CONSIGNMENT_INTENT } from './api/modules/consignment/complete-consignment';
import { GIFT_INTENT } from './api/modules/gift/gift-payment';
import { ORDER_INTENT } from './api/modules/order/complete-order';
import { CARD_INTENT } from './api/modules/payments/payment-methods';
import { PLACES_INTENT } from './api/modules/plan/more-places';
import { registerGeoRoute } from './twins/geolocation/geo-route';
import { registerOperations } from './twins/operations/operations-routes';
import { createSimulatedClock } from './twins/operations/simulated-clock';
import { registerOidcProvider } from './twins/openid/provider-routes';
import { registerCardForm } from './twins/gateway/card-form/card-form-routes';
import type { IntentDefinition } from './api/payments/intents/intent';
import { startSweeper } from './api/payments/intents/sweeper';
import { NO_REALTIME } from './twins/realtime/realtime-access';
import { type RepeatedJob, repeatJob } from './repeat-job';
import { openFileStore } from './api/storage/file-store';
import { startCleanup } from './cleanup';
import { runDueSteps } from './twins/operations/run-due-steps';
import type { FastifyInstance } from 'fastify';
import { createBraintreeGateway } from './api/payments/braintree/braintree-gateway';
import { createEmbeddedGateway } from './twins/gateway/embedded-gateway';
import type { Gateway } from './api/payments/gateway';

/** Braintree if configured; the embedded gateway in the demonstration; otherwise payments are unavailable. */
function chooseGateway(context: Pick<BackendContext, 'env' | 'database' | 'clock' | 'apiUrl'>): Gateway {
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

/** Payments by kind, also for completing those that another process began. */
const INTENTS: Record<PaymentIntent['kind'], IntentDefinition> = {
  order: ORDER_INTENT,
  gift: GIFT_INTENT,
  invoice: INVOICE_INTENT,
  card: CARD_INTENT,
  consignment: CONSIGNMENT_INTENT,
  places: PLACES_INTENT,
};

/** Offers each request and upgrade to the extensions; the rest goes to the API. */
function bridgeExtensions(app: FastifyInstance, running: () => readonly RunningExtension[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (running().some((extension) => extension.handleRequest?.(request.raw, reply.raw))) reply.hijack();
  });
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (running().some((extension) => extension.handleUpgrade?.(request, socket, head))) return;
    // A listener that an extension has added to the server may still handle it.
    if (app.server.listenerCount('upgrade') > 1) return;
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

const OPERATIONS_EVERY_MS = 15_000;

/** Performs due steps while the backend runs. */
function startOperations(context: BackendContext): RepeatedJob {
  return repeatJob(() => runDueSteps(context), {
    everyMs: OPERATIONS_EVERY_MS,
    firstMs: OPERATIONS_EVERY_MS,
    onFailure: (error) =>
      context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'a step of the operations failed'),
  });
}

/** Services in this process beside the API; the chat depends on the realtime service. */
const EXTENSIONS: readonly BackendExtension[] = [realtimeExtension, chatExtension];

export interface BackendOptions {
  clock?: () => Date;
  extensions?: readonly BackendExtension[];
  /** Log target instead of standard output. */
  logTo?: Writable;
  /** Timeouts for slow clients; shortened in tests. */
  patience?: RequestTimeouts;
}

export type Backend = Awaited<ReturnType<typeof createBackend>>;

/**
 * Opens and migrates the database and sets up the server; `listen` opens the port.
 * @throws StartError with one sentence for the operator
 */
export async function createBackend(
  env: BackendEnv,
  { clock = () => new Date(), extensions = EXTENSIONS, logTo, patience }: BackendOptions = {},
) {
  const app = createApp(env, { logTo, patience });
  const drain = prepareDrain(app);
  const database = await openDatabase(env.database);
  const redis =
    env.redisUrl === ''
      ? null
      : openRedisLink(env.redisUrl, {
          onChange: (isThere) =>
            app.log[isThere ? 'info' : 'warn'](
              isThere ? 'Redis is back: limits are counted together' : 'Redis is gone: limits are counted in each copy',
            ),
        });
  const simulated = createSimulatedClock(clock);
  const running: RunningExtension[] = [];
  let delivery: RepeatedJob | null = null;
  let accounts: RepeatedJob | null = null;
  let operations: RepeatedJob | null = null;
  let address = '';
  let closing: Promise<void> | null = null;
  const apiUrl = () => env.apiUrl || address;
  const context: BackendContext = {
    env,
    database,
    clock: env.hasOperations ? simulated.now : clock,
    wallClock: clock,
    log: app.log,
    apiUrl,
    gateway: chooseGateway({ env, database, clock, apiUrl }),
    intentDefinition: (kind) => INTENTS[kind],
    files: openFileStore(env),
    passwords: createPasswordHasher(env.passwordPeppers),
    get realtime() {
      return running.find((extension) => extension.realtime)?.realtime ?? NO_REALTIME;
    },
    get chat() {
      return running.find((extension) => extension.chat)?.chat ?? null;
    },
    wakeMailDelivery: () => delivery?.wake(),
    wakeAccountJob: () => accounts?.wake(),
  };

  try {
    if (env.hasOperations) await simulated.restore(database.orm);
    const samples = await prepareDatabase(context);
    const cleanup = startCleanup(context);
    const sweeper = await startSweeper(context);
    const billing = startBillingJob(context);
    accounts = startAccountJob(context);
    const jobs = [samples, cleanup, sweeper, billing, accounts];
    app.addHook('onClose', async () => void (await Promise.all(jobs.map((job) => job?.stop()))));
    bridgeExtensions(app, () => running);
    await registerPlugins(app, env, redis);
    registerMetrics(app, env);
    registerCallRoutes(app, context, callHandlers);
    registerCmsRoutes(app, context);
    registerGeoRoute(app, env);
    if (env.hasEmbeddedOidc) await registerOidcProvider(app, env, (provider) => embeddedIssuer(context.apiUrl(), provider));
    if (context.gateway.kind === 'embedded') await registerCardForm(app, context);
    registerHealth(app, database, drain.isDraining);
    registerPages(app, context);
    if (env.hasOperations) registerOperations(app, context, simulated);
    await app.ready();
    for (const extension of extensions) running.push(await extension.start({ context, server: app.server }));
    if (env.hasOperations) operations = startOperations(context);
    const push = pushSender(context);
    if (env.smtpUrl || push) {
      delivery = startDeliveryJob(context, {
        ...(env.smtpUrl ? { email: smtpSender(env.smtpUrl, env.mailFrom) } : {}),
        ...(push ? { push } : {}),
      });
    }
  } catch (error) {
    await close();
    throw error;
  }

  /** Finishes requests in progress, then closes the database; safe to call twice. */
  async function close(): Promise<void> {
    closing ??= (async () => {
      await Promise.allSettled(running.map((extension) => extension.close?.()));
      await operations?.stop();
      await drain.finish();
      await delivery?.stop();
      redis?.close();
      await database.close();
    })();
    return closing;
  }

  return {
    app,
    context,
    async listen(): Promise<string> {
      address = await listenOn(app, env);
      return address;
    },
    close,
    /** Base address; empty before `listen`. */
    get url() {
      return address;
    },
  };
}
