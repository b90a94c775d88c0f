import type { BrowserContext } from '@playwright/test';

/** Side effects that a page must not have. */
interface Noise {
  kind: 'console' | 'page error' | 'csp' | 'request';
  text: string;
}

export interface NoiseWatch {
  /** Expects noise that the test causes: it must occur, and does not count as a finding. */
  expect(pattern: RegExp): void;
  /** Allows noise that depends on a race. */
  tolerate(pattern: RegExp): void;
  readonly heard: readonly Noise[];
  /** Unexpected noise and unmet expectations, as readable lines. */
  findings(): string[];
}

const LOOPBACK_HOST = /^(localhost|([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a request stays on this machine; `data:` and `blob:` always do. */
function staysHere(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return !/^(https?|wss?):$/.test(protocol) || LOOPBACK_HOST.test(hostname);
}

/** Listens to every page of a context, pop-ups included. */
export async function watchNoise(context: BrowserContext): Promise<NoiseWatch> {
  const heard: Noise[] = [];
  const expected: RegExp[] = [];
  const tolerated: RegExp[] = [];
  const hear = (kind: Noise['kind'], text: string) => heard.push({ kind, text });

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear('console', `${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => hear('page error', String(error.error().stack ?? error.error())));
  context.on('request', (request) => {
    if (!staysHere(request.url())) hear('request', request.url());
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!staysHere(socket.url())) hear('request', socket.url());
    });
  });
  await context.exposeBinding('reportCspViolation', (_, violation: string) => hear('csp', violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportCspViolation } = window as unknown as { reportCspViolation: (violation: string) => void };
      reportCspViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });

  return {
    expect: (pattern) => void expected.push(pattern),
    tolerate: (pattern) => void tolerated.push(pattern),
    heard,
    findings: () => [
      ...heard
        .filter(({ text }) => ![...expected, ...tolerated].some((pattern) => pattern.test(text)))
        .map(({ kind, text }) => `${kind}: ${text}`),
      ...expected
        .filter((pattern) => !heard.some(({ text }) => pattern.test(text)))
        .map((pattern) => `expected, but never heard: ${pattern}`),
    ],
  };
}
