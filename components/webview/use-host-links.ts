import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { loginHref } from '@/lib/login-href';
import { followLink } from '@/lib/domain/webview/follow-link';
import { HOST_MESSAGE_VERSION as version } from '@/lib/domain/webview/host-message';
import { tellHost } from '@/services/webview';
import { useLocale } from '@/components/ui/use-locale';

/** For `onClickCapture`: before any link of the shown page acts, it is decided whether it stays inside. */
export function useHostLinks(): (event: MouseEvent) => void {
  const router = useRouter();
  const { locale } = useLocale();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href) return;
    const target = followLink(link.href, location.href);
    if (target.kind === 'anchor') return;
    event.preventDefault();
    event.stopPropagation();
    if (target.kind === 'inside') void router.push(target.href);
    if (target.kind === 'sign-in' && !tellHost({ version, type: 'sign-in' })) void router.push(loginHref(router.asPath, locale));
    if (target.kind === 'host' && !tellHost({ version, type: 'open-link', kind: target.link, url: target.url })) {
      // No app around it: somebody looks at the page in a browser.
      window.open(target.url, '_blank', 'noopener');
    }
  };
}
