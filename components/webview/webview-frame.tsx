import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useEffect, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/layout/section';
import { ChevronRightIcon } from '@/components/ui/page-icons';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useRouter } from 'next/router';
import type { Elements } from '@/components/ui/theme/elements';
import { appReceiver } from '@/lib/browser/page-lifecycle';
import { loginHref } from '@/lib/site/login-href';
import { RefusedTokenNotice } from '@/components/auth/refused-token-notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { type WebviewPage, webviewHref, HOST_MESSAGE_VERSION as version, type HostMessage, followLink } from './model/webview-pages';

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

const Page = styled(Container)`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-7);
  & > ul {
    margin-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 4rem;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    text-decoration: none;
  }
  & a > span {
    display: grid;
    gap: 0.125rem;
  }
  & small {
    color: var(--muted);
  }
  & svg {
    color: var(--muted);
  }
`;

/** Index of the pages that an app may open, shown for a missing or unknown page name. */
export function WebviewIndex({ pages }: { pages: readonly WebviewPage[] }) {
  const { t } = useTranslation('webview');
  return (
    <Page $width="narrow">
      <Heading level={1} look="h2">
        {t('index.title')}
      </Heading>
      <Text $tone="muted">{t('index.body')}</Text>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link href={webviewHref(page)} prefetch={false}>
              <span>
                <span>{t(`page.${page}.title`)}</span>
                <small>{t(`page.${page}.about`)}</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/**
 * Posts only to the app, never to a parent window: the site cannot be framed, and a page of another origin is not our app.
 * @returns whether an app received it
 */
function tellHost(message: HostMessage): boolean {
  const host = appReceiver();
  host?.postMessage(JSON.stringify(message));
  return host !== null;
}
