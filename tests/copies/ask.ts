import { Agent as HttpAgent, request as askHttp } from 'node:http';
import { Agent as HttpsAgent, request as askHttps } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** JSON, or the bytes of a file with their own content type. */
  body?: unknown;
}

/**
 * A connection each, as visitors come: one that is kept may be ended by the other side in the moment of the next request, which browsers
 * then ask again.
 */
const http = new HttpAgent({ keepAlive: false, maxSockets: 64 });
/** The certificate is made for the run, by this very machine. */
const https = new HttpsAgent({ keepAlive: false, maxSockets: 64, rejectUnauthorized: false });

/** One request to this machine, for a host that Node need not resolve. @throws what the connection says */
export function ask(
  to: { port: number; host: string; isEncrypted: boolean },
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const isFile = Buffer.isBuffer(body);
  const payload = body === undefined ? null : isFile ? body : JSON.stringify(body);
  const options = {
    host: 'localhost',
    port: to.port,
    path,
    method,
    headers: {
      host: `${to.host}:${to.port}`,
      ...(payload === null ? {} : { 'content-length': Buffer.byteLength(payload) }),
      ...(payload === null || isFile ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const asked = to.isEncrypted ? askHttps({ ...options, agent: https, servername: to.host }) : askHttp({ ...options, agent: http });
    asked.setTimeout(30_000, () => asked.destroy(new Error('No answer within 30 seconds')));
    asked.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString('utf8') }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(payload);
  });
}
