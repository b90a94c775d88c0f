import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useLocale } from '@/components/ui/use-locale';
import { siteAddress } from '@/lib/site-address';

/** The feed of this language, for readers that look for it in a page's head. */
export function FeedLink() {
  const { t } = useTranslation('blog');
  const { locale } = useLocale();
  return (
    <Head>
      <link key="feed" rel="alternate" type="application/rss+xml" title={t('title')} href={siteAddress(locale, '/blog/rss.xml')} />
    </Head>
  );
}
