import Head from 'next/head';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { siteAddress } from '@/lib/site-address';

/**
 * The feed of this language, for readers that look for it in a page's head.
 * @param props.title of the blog, as its document says it
 */
export function FeedLink({ title }: { title: string }) {
  const { locale } = useLocale();
  return (
    <Head>
      <link key="feed" rel="alternate" type="application/rss+xml" title={title} href={siteAddress(locale, '/blog/rss.xml')} />
    </Head>
  );
}
