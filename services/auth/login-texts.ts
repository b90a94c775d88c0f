import type { i18n } from 'i18next';

const NAMESPACES = ['auth', 'errors'] as const;
const TIMEOUT_MS = 5_000;

/**
 * The words of logging in, for a dialog over a page that did not bring them: kept out of every other page's document.
 * A plain fetch: the text files are the site's own. @returns whether they are at hand
 */
export async function loadLoginTexts(instance: i18n): Promise<boolean> {
  const { language } = instance;
  const missing = NAMESPACES.filter((namespace) => !instance.hasLoadedNamespace(namespace));
  try {
    const files = await Promise.all(missing.map((namespace) => getTexts(language, namespace)));
    missing.forEach((namespace, index) => instance.addResourceBundle(language, namespace, files[index]));
    return true;
  } catch {
    return false; // the dialog then leads to the login page
  }
}

async function getTexts(language: string, namespace: string): Promise<object> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`No texts: ${answer.status}`);
  return (await answer.json()) as object;
}
