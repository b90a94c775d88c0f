import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Namespace } from '@/lib/config/i18n';

const TIMEOUT_MS = 15_000;
const onTheirWay = new Map<string, Promise<object>>();

/** Fetches `GET /locales/{lng}/{ns}.json`. Plain fetch: a static file of the site, not an API call. */
function fetchTexts(locale: string, namespace: Namespace): Promise<object> {
  const path = `/locales/${locale}/${namespace}.json`;
  const known = onTheirWay.get(path);
  if (known) return known;
  const request = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(async (answer) => {
    if (!answer.ok) throw new Error(`No texts at ${path}`);
    return (await answer.json()) as object;
  });
  onTheirWay.set(path, request);
  request.catch(() => onTheirWay.delete(path));
  return request;
}

/**
 * Loads texts that are not in the page's document, for parts that few visitors open.
 * @returns `loading` until all have arrived; `failed` offers `retry`, and retries by itself when the network returns
 */
export function useLazyTexts(namespaces: readonly Namespace[]): { status: 'loading' | 'ready' | 'failed'; retry: () => void } {
  const { i18n } = useTranslation();
  // Not `hasLoadedNamespace`: without an i18next backend it returns true for every namespace.
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  const [failedOnes, setFailedOnes] = useState('');
  const [, setArrived] = useState(0);
  const wanted = missing.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    if (failedOnes === wanted) {
      const retry = () => setFailedOnes('');
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }
    let isGone = false;
    const names = wanted.split(' ') as Namespace[];
    const fetched = names.map(async (namespace) =>
      i18n.addResourceBundle(i18n.language, namespace, await fetchTexts(i18n.language, namespace)),
    );
    // Waits for all: a file that arrived after another had failed would change `wanted`, which clears the failure and fetches again.
    void Promise.allSettled(fetched).then((results) => {
      if (isGone) return;
      setFailedOnes(names.filter((_name, at) => results[at]?.status === 'rejected').join(' '));
      setArrived((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, [wanted, failedOnes, i18n]);
  const status = wanted === '' ? 'ready' : failedOnes === wanted ? 'failed' : 'loading';
  return { status, retry: () => setFailedOnes('') };
}
