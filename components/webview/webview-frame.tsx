import { useEffect, type MouseEvent } from 'react';
import styled from 'styled-components';
import { followLink } from '@/lib/domain/webview/follow-link';
import { useRouter } from 'next/router';
import { HOST_MESSAGE_VERSION as version } from '@/lib/domain/webview/host-message';
import type { Elements } from '@/components/ui/theme/elements';
import type { WebviewPage } from '@/lib/domain/webview/webview-pages';
import { loginHref } from '@/lib/site/login-href';
import { RefusedTokenNotice } from '@/components/auth/failure-notice';
import { tellHost } from '@/services/webview';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** For `onClickCapture`: decides before any link handler whether a link stays inside. */
function useHostLinks(): (event: MouseEvent) => void {
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
      // Not inside an app: the page was opened in a browser.
      window.open(target.url, '_blank', 'noopener');
    }
  };
}

/* The app draws under the notch and the home bar; sticky parts have no header to avoid. */
const Root = styled.div`
  --header-height: env(safe-area-inset-top, 0px);
  min-height: 100dvh;
  padding: env(safe-area-inset-top, 0px) env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px);
`;

interface Props {
  page: WebviewPage | null;
  /** False until the address has been read: the app is told nothing before. */
  isSettled: boolean;
  children: Elements;
}

/** The page inside an app: no header or footer, and every link either stays inside or goes to the app. */
export function WebviewFrame({ page, isSettled, children }: Props) {
  const press = useHostLinks();
  useEffect(() => {
    if (isSettled) tellHost({ version, type: 'page', page });
  }, [page, isSettled]);
  return (
    <Root onClickCapture={press}>
      {/* Content that needs an account shows the login card. */}
      {isSettled && page !== 'payment-method' ? <RefusedTokenNotice /> : null}
      {children}
    </Root>
  );
}
