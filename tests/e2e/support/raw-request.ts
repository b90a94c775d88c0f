import { request as http } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A raw request to the site: Node does not resolve *.localhost, so the host goes into the header. */
export function get(path: string, host: string, headers: Record<string, string> = {}, port = Number(process.env.PORT)): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = http({ host: 'localhost', port, path, headers: { Host: host, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    call.on('error', reject).end();
  });
}

/** Build id in the addresses of page data. */
export async function buildIdOf(host: string): Promise<string> {
  const id = /"buildId":"([^"]+)"/.exec((await get('/', host)).body)?.[1];
  if (id === undefined) throw new Error('The home page names no build');
  return id;
}

/** A raw request line, for requests that no client sends. */
export function wire(line: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(process.env.PORT), 'localhost');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject).on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      const [start = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((header) => [header.slice(0, header.indexOf(':')).toLowerCase(), header.slice(header.indexOf(':') + 1).trim()]),
      );
      resolve({ status: Number(start.split(' ')[1]), headers, body: body.join('\r\n\r\n') });
    });
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}
