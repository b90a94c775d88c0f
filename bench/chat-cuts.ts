import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { layWire } from '@/tests/setup/cutting-wire';

const SEED = 20_261_121;
const PATIENCE_MS = 240_000;

interface Place {
  backendPort: number;
  /** Opens the chat of a new member and hands over to a person. */
  openMember: (browser: Browser) => Promise<Page>;
  /** Opens that member's conversation at the desk. */
  openDesk: (browser: Browser) => Promise<Page>;
}

/** Whole numbers below a limit, the same on every run. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A browser of its own whose way to the backend can be cut. */
async function browserOnWire(backendPort: number) {
  const wire = await layWire(backendPort);
  const { args, ...options } = chromiumLaunchOptions();
  const rules = `--host-resolver-rules=MAP localhost:${backendPort} 127.0.0.1:${wire.port}, MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE 127.0.0.1`;
  const browser = await chromium.launch({ ...options, args: [...args.filter((argument) => !argument.startsWith('--host-resolver-rules')), rules] });
  return { wire, browser };
}

/** The numbered lines in the order in which they stand on the page; a name or a time beside them is no text of the element itself. */
async function linesOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).evaluateAll((found) => found.map(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? '').join('')));
  return texts.filter((text) => /^[mt]\d+$/.test(text));
}

/**
 * Two browsers, so many messages (seven of ten by the member), and the wire of one or the other cut at seeded moments,
 * each once so many have arrived: in the middle of the sending. @returns whether all arrived once, in order, on both sides
 */
export async function measureCuts({ backendPort, openMember, openDesk }: Place, messages: number, cuts: number): Promise<boolean> {
  const [left, right] = [await browserOnWire(backendPort), await browserOnWire(backendPort)];
  try {
    const [member, desk] = [await openMember(left.browser), await openDesk(right.browser)];
    const random = seeded(SEED);
    const moments = new Map<number, typeof left>();
    while (moments.size < cuts) moments.set(Math.floor(messages / 50) + random(Math.floor(messages * 0.9)), random(2) === 0 ? left : right);
    const written: Record<'m' | 't', string[]> = { m: [], t: [] };
    for (let count = 0; count < messages; count += 1) {
      const side = random(10) < 7 ? 'm' : 't';
      const text = `${side}${written[side].length}`;
      written[side].push(text);
      const [page, field] = side === 'm' ? [member, '#chat-message'] as const : [desk, '#text'] as const;
      await page.fill(field, text);
      await page.press(field, 'Enter');
      moments.get(count)?.wire.cut();
    }
    const look = async () => ({ member: await linesOf(member, '[data-page] > li > div > p'), desk: await linesOf(desk, '#messages > li:not(.waiting)') });
    const until = Date.now() + PATIENCE_MS;
    let seen = await look();
    while (Date.now() < until && (seen.member.length < messages || seen.desk.length < messages)) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      seen = await look();
    }
    const isSame = seen.member.join() === seen.desk.join();
    const isOrdered = (['m', 't'] as const).every((side) => seen.member.filter((text) => text.startsWith(side)).join() === written[side].join());
    console.log(`${messages} messages, ${cuts} cuts: ${seen.member.length} arrived at the member, ${seen.desk.length} at the team; the same on both sides: ${isSame}, in order and once: ${isOrdered}`);
    return isSame && isOrdered;
  } finally {
    await Promise.all([left.browser.close(), right.browser.close()]);
    await Promise.all([left.wire.close(), right.wire.close()]);
  }
}
