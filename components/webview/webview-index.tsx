import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { webviewHref, type WebviewPage } from '@/lib/domain/webview/webview-pages';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { ChevronRightIcon } from '@/components/ui/page-icons';
import { Text } from '@/components/ui/text/text';

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
