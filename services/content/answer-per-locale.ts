import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextApiRequest, NextApiResponse } from 'next';
import { isLocale, type Locale } from '@/lib/config/locales';

/** Whether a CMS read failed during the current page render. The readers set it; the page asks. */
const reads = new AsyncLocalStorage<{ hasFailed: boolean }>();

export async function watchingReads<Result>(make: () => Promise<Result>): Promise<{ made: Result; hasFailed: boolean }> {
  const watched = { hasFailed: false };
  return { made: await reads.run(watched, make), hasFailed: watched.hasFailed };
}

/** The bundled content is shown instead, which may be older than what visitors have seen. */
export function noteFailedRead(): void {
  const watched = reads.getStore();
  if (watched) watched.hasFailed = true;
}

/** A public API route `[locale].ts` that returns the same JSON to everybody in that language. */
export function answerPerLocale(load: (locale: Locale) => Promise<unknown>) {
  return async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return response.status(405).json({ statusCode: 405, message: 'Only GET is answered here', data: null, code: 'METHOD_NOT_ALLOWED' });
    }
    const { locale } = request.query;
    if (typeof locale !== 'string' || !isLocale(locale)) {
      return response.status(404).json({ statusCode: 404, message: 'There is no such language', data: null, code: 'NOT_FOUND' });
    }
    response.setHeader('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
    return response.status(200).json(await load(locale));
  };
}
