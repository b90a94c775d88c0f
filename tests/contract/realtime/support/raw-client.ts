import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';

/** A client that does as it likes with its token. */
export async function rawClient(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=demo-x-default-rtdb`);
  const messages: { t: string; d: { a?: string; r?: number; b?: { s?: string; d?: unknown } } }[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as (typeof messages)[number]));
  onTestFinished(() => socket.terminate());
  await new Promise((resolve) => socket.once('open', resolve));
  let number = 0;
  const exchange = async (a: string, b: object) => {
    const r = (number += 1);
    socket.send(JSON.stringify({ t: 'd', d: { r, a, b } }));
    return vi.waitFor(() => {
      const reply = messages.find((message) => message.d.r === r);
      if (reply === undefined) throw new Error('no reply yet');
      return reply.d.b;
    }, 10_000);
  };
  const request = async (a: string, b: object) => (await exchange(a, b))?.s;
  return { socket, messages, exchange, request };
}
