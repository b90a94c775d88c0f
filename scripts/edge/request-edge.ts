import { request } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface EdgeRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Requests a path of a host from an edge on this machine over TLS, without resolving the host name. */
export function requestEdge(port: number, host: string, path: string, { method = 'GET', headers = {} }: EdgeRequest = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      // The certificate is self-signed for the run. One connection per request: a reload of nginx closes idle ones.
      {
        agent: false,
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: host,
        rejectUnauthorized: false,
        headers: { host: `${host}:${port}`, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString('utf8') }),
        );
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
