import type { Writable } from 'node:stream';
import { realtimeExtension } from '@/backend/twins/realtime/realtime-extension';
import { chatExtension } from '@/backend/api/modules/chat/chat-extension';
import { createApp, registerPlugins, type RequestTimeouts } from './api/http/app';
import { registerCallRoutes } from './api/http/call-routes';
import { prepareDrain } from './api/http/drain';
import { bridgeExtensions } from './api/http/extension-bridge';
import { registerHealth } from './api/http/health-routes';
import { registerMetrics } from './api/http/metrics';
import { registerPages } from './api/http/pages/page-routes';
import { listenOn } from './api/http/listen';
import { registerCmsRoutes } from './twins/cms/cms-routes';
import type { BackendEnv } from './config/env';
import type { BackendContext } from './context';
import { openDatabase } from './api/db/database';
import { prepareDatabase } from './api/db/prepare-database';
import { embeddedIssuer } from './api/identity/external/provider-settings';
import { createPasswordHasher } from './api/identity/password-hasher';
import type { BackendExtension, RunningExtension } from './extension';
import { openRedisLink } from '@/lib/redis-link';
import { smtpSender, startDeliveryJob } from './api/mail/delivery-job';
import { pushSender } from './api/notifications/push-sender';
import { startAccountJob } from './api/modules/account/account-job';
import { startBillingJob } from './api/modules/billing/billing-job';
import { callHandlers } from './api/modules/call-handlers';
import { intentDefinition } from './api/modules/intent-definitions';
import { registerGeoRoute } from './twins/geolocation/geo-route';
import { registerOperations } from './twins/operations/operations-routes';
import { createSimulatedClock } from './twins/operations/simulated-clock';
import { startOperations } from './twins/operations/start-operations';
import { registerOidcProvider } from './twins/openid/provider-routes';
import { chooseGateway } from './api/payments/choose-gateway';
import { registerCardForm } from './twins/gateway/card-form/card-form-routes';
import { startSweeper } from './api/payments/intents/sweeper';
import { NO_REALTIME } from './twins/realtime/realtime-access';
import type { RepeatedJob } from './repeat-job';
import { openFileStore } from './api/storage/file-store';
import { startCleanup } from './cleanup';

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
    intentDefinition,
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
