import { isErrorCode } from '@/lib/contract/error-codes';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { PayAnswer } from '@/lib/domain/payments/pay-verdict';
import { endProcess, standbyBackend, type BackendProcess } from '@/tests/setup/backend-process';

interface Request {
  token?: string | null;
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  key?: string;
  /** Cuts the connection after this many ms; whether the request arrived is unknown. */
  dropAfterMs?: number;
}

type Json = Record<string, unknown>;
/** What a browser knows of an answer; `body` as received. */
export type Answer = PayAnswer<Json> & { body?: Json };

/** A backend process that can be killed and restarted on the same data, and calls to it. */
export interface Shop {
  call: (name: CallName, request?: Request) => Promise<Answer>;
  /** Kill -9 and restart. Concurrent kills count as one. */
  kill: () => Promise<void>;
  kills: () => number;
  close: () => Promise<void>;
}

const ANSWER_MS = 30_000;

export async function openShop(variables: Record<string, string>): Promise<Shop> {
  const prepare = () => standbyBackend({ RATE_LIMIT_FACTOR: '100000', ...variables });
  let standby = prepare();
  const start = async () => {
    const started = await standby.begin();
    if (started.url === '') throw new Error(`The backend did not start:\n${started.output()}`);
    standby = prepare();
    return started;
  };
  let backend: BackendProcess = await start();
  let restarting: Promise<void> | null = null;
  let kills = 0;

  const call: Shop['call'] = async (name, { token = null, body, params = {}, query = {}, key, dropAfterMs } = {}) => {
    const { method, path, success } = CALLS[name];
    const place = path.replace(/:(\w+)/g, (_all, param: string) => encodeURIComponent(params[param] ?? ''));
    const search = new URLSearchParams(query).toString();
    try {
      const response = await fetch(`${backend.url}${place}${search ? `?${search}` : ''}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(dropAfterMs ?? ANSWER_MS),
      });
      const json = (await response.json()) as Json;
      const isGood = response.status === 200 || response.status === 201;
      if (isGood) return { kind: 'ok', data: (success === 'http-status' ? json : json.data) as Json, body: json };
      return { kind: 'rejected', status: response.status, code: isErrorCode(json.code) ? json.code : null, body: json };
    } catch {
      return { kind: 'unreachable' };
    }
  };

  return {
    call,
    kill: async () => {
      restarting ??= (async () => {
        kills += 1;
        await endProcess(backend);
        backend = await start();
        restarting = null;
      })();
      await restarting;
    },
    kills: () => kills,
    close: async () => {
      await restarting;
      standby.end();
      // Killed as well: the data must not depend on a clean shutdown.
      await endProcess(backend);
    },
  };
}
