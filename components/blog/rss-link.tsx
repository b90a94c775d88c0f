import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { localePrefix } from '@/lib/config/locales';
import { linkStyle } from '@/components/ui/link-style';
import { useLocale } from '@/components/ui/use-locale';

const Root = styled.a`
  ${linkStyle}
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  font-size: var(--text-sm);
`;

/** The feed of this language. Not a page of ours: the browser fetches it itself. */
export function RssLink() {
  const { t } = useTranslation('blog');
  const { locale } = useLocale();
  return (
    <Root href={`${localePrefix(locale)}/blog/rss.xml`} type="application/rss+xml">
      {t('rss')}
    </Root>
  );
}
