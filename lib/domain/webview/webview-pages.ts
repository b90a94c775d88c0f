import { ROUTES } from '@/lib/config/routes';

/** Pages available in the apps. Each name stands for one route; nothing else can be opened by name. */
export const WEBVIEW_PAGES = ['faqs', 'terms', 'privacy', 'payment-method', 'pricing'] as const;
export type WebviewPage = (typeof WEBVIEW_PAGES)[number];

const ROUTE_OF: Record<WebviewPage, keyof typeof ROUTES> = {
  faqs: 'faqs',
  terms: 'termsAndCondition',
  privacy: 'privacyPolicy',
  'payment-method': 'paymentMethod',
  pricing: 'servicesPricing',
};

/** The allowed page of a query value, by exact match. */
export function webviewPageOf(value: string | null | undefined): WebviewPage | null {
  return WEBVIEW_PAGES.find((page) => page === value) ?? null;
}

/** The allowed page of a site path. @param path without locale prefix */
export function webviewPageOfPath(path: string): WebviewPage | null {
  return WEBVIEW_PAGES.find((page) => ROUTES[ROUTE_OF[page]].path === path) ?? null;
}

/** @param rest further query keys of the page, such as a topic */
export function webviewHref(page: WebviewPage | null, rest: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(page ? { page } : {});
  for (const [key, value] of rest) if (key !== 'page' && key !== 'token') query.append(key, value);
  const text = query.toString();
  return text ? `${ROUTES.webview.path}?${text}` : ROUTES.webview.path;
}
