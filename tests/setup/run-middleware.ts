import { NextRequest } from 'next/server';
import { LOCALE_CODES, PREFIXLESS_LOCALE } from '@/lib/config/locales';
import { PATH_AS_SENT } from '@/lib/config/routes';
import { middleware } from '@/middleware';

const nextConfig = { i18n: { locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES], defaultLocale: PREFIXLESS_LOCALE } };

/** The middleware's answer to an address, with what the request filter adds for it; `keptAlive` is what goes on after it. */
export async function runMiddleware(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const { host, pathname } = new URL(url);
  const request = new NextRequest(url, { method, headers: { host, [PATH_AS_SENT]: pathname, ...headers }, nextConfig });
  const keptAlive: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => void keptAlive.push(work) };
  return { answer: await middleware(request, event), keptAlive };
}
