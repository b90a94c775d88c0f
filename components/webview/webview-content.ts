import { webviewPageOf, type WebviewPage } from '@/lib/domain/webview/webview-pages';
import { SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';

/** The content the address requests; `unknown` before hydration, because the document is the same for every query. */
export type WebviewContent = { status: 'unknown' } | { status: 'index' } | { status: 'page'; page: WebviewPage };

export function webviewContentOf(isReady: boolean, query: string | string[] | undefined): WebviewContent {
  if (!isReady) return { status: 'unknown' };
  const page = webviewPageOf([query ?? []].flat()[0]);
  return page ? { status: 'page', page } : { status: 'index' };
}

/** The service tab of the price page; default: the first. */
export function serviceTypeOf(query: string | string[] | undefined): ServiceType {
  const [asked] = [query ?? []].flat();
  return SERVICE_TYPES.find((type) => type === asked) ?? SERVICE_TYPES[0];
}
