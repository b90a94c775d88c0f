import { AsyncLocalStorage } from 'node:async_hooks';
import { serverEnv } from '@/lib/config/server-env';
import { readBounded } from '@/lib/read-bounded';
import { noteFailedRead } from './answer-per-locale';

const TIMEOUT_MS = 4000;
/** A document larger than this is a mistake. */
const MAX_BYTES = 2_000_000;
/** Query parameters for drafts in Strapi 5 and Strapi 4; each version ignores the other's. */
const DRAFTS = [
  ['status', 'draft'],
  ['publicationState', 'preview'],
] as const;

export interface CmsQuery {
  locale?: string;
  [parameter: string]: string | undefined;
}

/**
 * Reads one CMS address. Any 2xx with JSON is a success.
 * @returns null when the CMS is unreachable, slow, failing, answers no JSON or far too much
 */
export async function readCms(path: `/${string}`, query: CmsQuery = {}): Promise<unknown> {
  const { cmsUrl, cmsToken, cmsPreviewSecret } = serverEnv();
  const isDraft = isReadingDrafts();
  const url = new URL(`${cmsUrl}${path}`);
  if (isDraft) for (const [key, value] of DRAFTS) url.searchParams.set(key, value);
  const bearer = cmsToken || (isDraft ? cmsPreviewSecret : '');
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Accept: 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
    });
    if (saysNone(answer.status)) return null;
    if (!answer.ok || !answer.body) throw new Error('The CMS fails');
    return JSON.parse(await readBounded(answer.body, MAX_BYTES)) as unknown;
  } catch {
    noteFailedRead();
    return null;
  }
}

/** "Not found" and "forbidden" will be the same in a minute; "too many requests" will not. */
const saysNone = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Whether the current page render reads drafts. The page sets it; the readers below ask. */
const draftMode = new AsyncLocalStorage<boolean>();

export function readingDrafts<Result>(isDraft: boolean, make: () => Promise<Result>): Promise<Result> {
  return draftMode.run(isDraft, make);
}

function isReadingDrafts(): boolean {
  return draftMode.getStore() ?? false;
}
