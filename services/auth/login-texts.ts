import type { i18n } from 'i18next';

const NAMESPACES = ['auth', 'errors'] as const;
const TIMEOUT_MS = 5_000;

/**
 * Texts of the login dialog, fetched on demand so that other pages do not carry them. Plain fetch: static files of the site.
 * @returns whether they are loaded
 */
export async function loadLoginTexts(instance: i18n): Promise<boolean> {
  const { language } = instance;
  const missing = NAMESPACES.filter((namespace) => !instance.hasLoadedNamespace(namespace));
  try {
    const files = await Promise.all(missing.map((namespace) => getTexts(language, namespace)));
    missing.forEach((namespace, index) => instance.addResourceBundle(language, namespace, files[index]));
    return true;
  } catch {
    return false; // the dialog then links to the login page
  }
}

async function getTexts(language: string, namespace: string): Promise<object> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`No texts: ${answer.status}`);
  return (await answer.json()) as object;
}
