import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** The minimal chat for comparison: a message of one page appears on both. */
const ECHO = `<!doctype html><title>Bare echo</title><input id="text"><ol id="messages"></ol><script>
const socket = new WebSocket('ws://' + location.host);
const input = document.getElementById('text');
input.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  socket.send(input.value);
  show(input.value);
  input.value = '';
});
const show = (text) => {
  const line = document.createElement('li');
  line.textContent = text;
  document.getElementById('messages').append(line);
};
socket.addEventListener('message', ({ data }) => show(data));
</script>`;

/** Ten thousand empty rows, of which only the visible ones are rendered. */
const LIST = `<!doctype html><title>Bare list</title><style>body{margin:0}#box{height:100vh;overflow-y:auto}#all{position:relative}#all div{position:absolute;height:72px}</style>
<div id="box"><div id="all"></div></div><script>
const ROW = 72, COUNT = 10000;
const box = document.getElementById('box'), all = document.getElementById('all');
all.style.height = ROW * COUNT + 'px';
const draw = () => {
  const first = Math.max(0, Math.floor(box.scrollTop / ROW) - 5);
  const last = Math.min(COUNT, Math.ceil((box.scrollTop + box.clientHeight) / ROW) + 5);
  all.replaceChildren(...Array.from({ length: last - first }, (_, at) => {
    const row = document.createElement('div');
    row.style.top = (first + at) * ROW + 'px';
    return row;
  }));
};
box.addEventListener('scroll', draw, { passive: true });
box.scrollTop = box.scrollHeight;
draw();
</script>`;

/** Serves both pages, and broadcasts every message to the other clients. */
export async function serveBareChat(): Promise<{ echo: string; list: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(request.url === '/list' ? LIST : ECHO);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => {
      for (const other of sockets.clients) if (other !== socket) other.send(data, { binary: isBinary });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    echo: `${address}/`,
    list: `${address}/list`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
