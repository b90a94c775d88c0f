/**
 * The part of next-i18next and react-i18next that pages use, in their place in the browser (webpack alias, see
 * docs/decisions/0008-browser-i18next.md). The server keeps the libraries.
 */
import { createContext, createElement, use, useMemo, type ComponentType } from 'react';
import { createInstance, type BrowserI18n, type Resources } from './browser-i18next';

interface Config {
  defaultNS?: string;
  interpolation?: { defaultVariables?: Record<string, unknown> };
}

interface AppProps {
  pageProps: { _nextI18Next?: { initialLocale?: string; initialI18nStore?: Resources } };
  router: { locale?: string };
}

const TextsContext = createContext<BrowserI18n | null>(null);

/** One application a document. It outlives pages, since texts may have been fetched late. */
let current: BrowserI18n | null = null;

/** A page's texts are added to those of the same language; another language is another instance, so that all words change at once. */
function textsOf({ pageProps, router }: AppProps, config: Config): BrowserI18n {
  const { initialLocale, initialI18nStore = {} } = pageProps._nextI18Next ?? {};
  const language = initialLocale ?? router.locale ?? '';
  if (current?.language !== language) {
    current = createInstance({ lng: language, defaultNS: config.defaultNS, interpolation: config.interpolation });
  }
  for (const [namespace, texts] of Object.entries(initialI18nStore[language] ?? {})) {
    if (!current.hasLoadedNamespace(namespace)) current.addResourceBundle(language, namespace, texts);
  }
  return current;
}

export function appWithTranslation<Props extends AppProps>(App: ComponentType<Props>, config: Config) {
  return function AppWithTranslation(props: Props) {
    return createElement(TextsContext, { value: textsOf(props, config) }, createElement(App, props));
  };
}

/** Keys without a namespace of their own are looked for in the first one. */
export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = use(TextsContext);
  if (!i18n) throw new Error('Texts are used outside the application');
  const first = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
  const t = useMemo(() => i18n.getFixedT(null, first), [i18n, first]);
  return { t, i18n, ready: true };
}
