import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface MailStandIn {
  /** The one that was asked for, or the free one that was found for 0. */
  port: number;
  /** Message-ID of every mail that was taken, in the order of their coming. */
  taken: string[];
  /** Their lines of headers and text, in the same order. */
  letters: string[][];
  close(): Promise<void>;
}

/**
 * As much of a mail server as a delivery needs: it takes everything and notes its name.
 * @param refusalOf what it answers to a command instead (`RCPT TO:<…>`, `.` for the end of a mail); undefined: it agrees
 */
export async function startMailStandIn(
  port: number,
  refusalOf: (command: string) => string | undefined = () => undefined,
): Promise<MailStandIn> {
  const taken: string[] = [];
  const letters: string[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let isInBody = false;
    let text = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 stand-in');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        const id = isInBody ? /^Message-ID: (.+)$/i.exec(line)?.[1] : undefined;
        if (id) taken.push(id);
        if (isInBody && line !== '.') {
          letters.at(-1)?.push(line);
          continue;
        }
        const refusal = refusalOf(line);
        if (refusal !== undefined) say(refusal);
        else if (/^DATA/i.test(line)) {
          letters.push([]);
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
        isInBody = refusal === undefined && /^DATA/i.test(line);
      }
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    letters,
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
