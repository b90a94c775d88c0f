import { chromium, type Browser, type Page } from '@playwright/test';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';

const SEED = 20_261_121;
const TIMEOUT_MS = 240_000;
/** Several packets long, so that a cut can fall in the middle. */
const FILE_BYTES = 300_000;

interface Place {
  backendPort: number;
  /** Opens the chat of a new member and hands over to a person. */
  openMember: (browser: Browser) => Promise<Page>;
  /** Opens that member's conversation at the desk. */
  openDesk: (browser: Browser) => Promise<Page>;
}

interface Plan {
  messages: number;
  cuts: number;
  /** So many of the member's messages carry a file; every other cut then falls while one is on its way. */
  files: number;
}

/** Each line as its words, and the name of its file where it has one. */
export interface CutConversation {
  member: string[];
  desk: string[];
  /** In the order of writing, by side. */
  written: Record<'m' | 't', string[]>;
}

/** Whole numbers below a limit, the same on every run. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A browser whose connection to the backend can be cut. */
async function browserOnWire(backendPort: number) {
  const wire = await startCuttingProxy(backendPort);
  const { args, ...options } = chromiumLaunchOptions();
  const rules = `--host-resolver-rules=MAP localhost:${backendPort} 127.0.0.1:${wire.port}, MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE 127.0.0.1`;
  const browser = await chromium.launch({
    ...options,
    args: [...args.filter((argument) => !argument.startsWith('--host-resolver-rules')), rules],
  });
  return { wire, browser };
}

const MEMBERS = { lines: '[data-page] > li', words: ':scope > div > p', file: 'strong[title]' };
const DESKS = { lines: '#messages > li:not(.waiting)', words: null, file: '.file small' };

/** The numbered lines in the order in which they stand on the page. */
async function linesOf(page: Page, { lines, words, file }: { lines: string; words: string | null; file: string }): Promise<string[]> {
  const found = await page.locator(lines).evaluateAll(
    (items, parts) =>
      items.map((item) => {
        // A name or a time beside the words is no text of the line itself.
        const own =
          parts.words === null
            ? [...item.childNodes]
                .filter(({ nodeType }) => nodeType === 3)
                .map(({ nodeValue }) => nodeValue ?? '')
                .join('')
            : (item.querySelector(parts.words)?.textContent ?? '');
        return `${own} ${item.querySelector(parts.file)?.textContent?.replace(/ \(\d+ KB\)$/, '') ?? ''}`.trim();
      }),
    { words, file },
  );
  return found.filter((line) => /^[mt]\d+( |$)/.test(line));
}

function fileOf(text: string) {
  const end = `\ntrailer << /Root 1 0 R >>\n%%EOF\n`;
  return {
    name: `${text}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%${' '.repeat(FILE_BYTES)}${end}`),
  };
}

/** As a person does it: choose, try again what did not go, send. */
async function sendFile(page: Page, text: string, whileOnItsWay: () => void): Promise<void> {
  await page.setInputFiles('input[type=file]', fileOf(text));
  whileOnItsWay();
  await page.fill('#chat-message', text);
  const ready = page.locator('form button[type=submit]:enabled');
  const again = page.locator('form').getByRole('button', { name: 'Try again' });
  for (;;) {
    await ready.or(again).first().waitFor();
    if ((await again.count()) === 0) break;
    await again.click();
    await again.waitFor({ state: 'detached' });
  }
  await page.press('#chat-message', 'Enter');
}

/** Which messages carry a file, and whose wire is cut at which. */
function planned({ messages, cuts, files }: Plan, wires: readonly [CuttingProxy, CuttingProxy], random: (limit: number) => number) {
  const every = files > 0 ? Math.floor(messages / files) : Infinity;
  const isFile = (at: number) => at > 0 && at % every === 0;
  const moments = new Map<number, CuttingProxy>();
  while (moments.size < cuts) {
    const near = Math.floor(messages / 50) + 1 + random(Math.floor(messages * 0.9));
    const isOnFile = Math.ceil(cuts / 2) < files && moments.size % 2 === 0;
    const at = isOnFile ? every * (1 + random(files - 1)) : near;
    // A file is on the member's wire alone.
    moments.set(at, isOnFile ? wires[0] : (wires[random(2)] ?? wires[0]));
  }
  return { isFile, moments };
}

/**
 * Two browsers exchange this many messages (seven of ten by the member), while the connection of one or the other is cut at seeded moments
 * during sending.
 */
export async function holdCutConversation({ backendPort, openMember, openDesk }: Place, plan: Plan): Promise<CutConversation> {
  const [left, right] = [await browserOnWire(backendPort), await browserOnWire(backendPort)];
  try {
    const [member, desk] = [await openMember(left.browser), await openDesk(right.browser)];
    const random = seeded(SEED);
    const { isFile, moments } = planned(plan, [left.wire, right.wire], random);
    const written: CutConversation['written'] = { m: [], t: [] };
    for (let count = 0; count < plan.messages; count += 1) {
      const side = isFile(count) || random(10) < 7 ? 'm' : 't';
      const text = `${side}${written[side].length}`;
      const cut = () => moments.get(count)?.cut();
      if (isFile(count)) {
        written.m.push(`${text} ${text}.pdf`);
        await sendFile(member, text, cut);
        continue;
      }
      written[side].push(text);
      const [page, field] = side === 'm' ? ([member, '#chat-message'] as const) : ([desk, '#text'] as const);
      await page.fill(field, text);
      await page.press(field, 'Enter');
      cut();
    }
    const look = async () => ({ member: await linesOf(member, MEMBERS), desk: await linesOf(desk, DESKS) });
    const until = Date.now() + TIMEOUT_MS;
    let seen = await look();
    while (Date.now() < until && (seen.member.length < plan.messages || seen.desk.length < plan.messages)) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      seen = await look();
    }
    return { ...seen, written };
  } finally {
    await Promise.all([left.browser.close(), right.browser.close()]);
    await Promise.all([left.wire.close(), right.wire.close()]);
  }
}

export interface CuttingProxy {
  readonly port: number;
  /** Resets every connection, like a lost network; new ones are accepted. */
  cut: () => void;
  close: () => Promise<void>;
}

/** A TCP proxy to a local port whose connections can be cut. */
export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.resetAndDestroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
