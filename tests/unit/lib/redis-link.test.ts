import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRedisLink, type RedisLink } from '@/lib/redis-link';

const open: { close(): unknown }[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  open
    .splice(0)
    .reverse()
    .forEach((each) => each.close());
});

async function listen(onCommand: (socket: Socket, text: string) => void): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => onCommand(socket, chunk.toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function link(url: string, onChange?: (isThere: boolean) => void): RedisLink {
  const made = openRedisLink(url, { patienceMs: 50, ...(onChange && { onChange }) });
  open.push(made);
  return made;
}

/** Answers every command of a batch with the same line. */
const each = (text: string, answer: string): string => answer.repeat((text.match(/^\*\d+\r\n/gm) ?? []).length);

describe('a Redis that may be gone', () => {
  it('is gone while nobody listens, and its absence is told once', async () => {
    const told = vi.fn();
    const { url, server } = await listen(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    const redis = link(url, told);
    await expect.poll(() => told).toHaveBeenCalledWith(false);
    expect(await redis.ask((client) => client.get('a'))).toEqual({ kind: 'gone' });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is gone when it takes the connection and says nothing', async () => {
    const { url } = await listen(() => undefined);
    expect(await link(url).ask((client) => client.get('a'))).toEqual({ kind: 'gone' });
  });

  it('is left alone for a while when it has fallen silent, so that nobody waits for it', async () => {
    let isSilent = false;
    const commands: string[] = [];
    const { url } = await listen((socket, text) => {
      if (text.includes('GET')) commands.push(text);
      if (!isSilent) socket.write(text.includes('HELLO') ? each(text, '%0\r\n') : each(text, '$1\r\nx\r\n'));
    });
    const redis = link(url);
    await expect.poll(() => redis.ask((client) => client.get('a'))).toEqual({ kind: 'answered', value: 'x' });
    isSilent = true;
    commands.length = 0;
    for (let times = 0; times < 10; times += 1) expect(await redis.ask((client) => client.get('a'))).toEqual({ kind: 'gone' });
    expect(commands).toHaveLength(3);
  });

  it('is gone for whoever asks what it refuses', async () => {
    const { url } = await listen((socket, text) =>
      socket.write(
        text.includes('HELLO')
          ? each(text, '%0\r\n')
          : text.includes('GET')
            ? each(text, '-OOM command not allowed\r\n')
            : each(text, '+OK\r\n'),
      ),
    );
    const redis = link(url);
    await expect.poll(() => redis.ask((client) => client.ping())).toMatchObject({ kind: 'answered' });
    expect(await redis.ask((client) => client.get('a'))).toEqual({ kind: 'gone' });
  });
});
