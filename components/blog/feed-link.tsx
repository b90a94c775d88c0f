import Head from 'next/head';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { siteAddress } from '@/lib/site/site-address';

/** Link to this language's feed in the page's head, for feed readers. @param props.title title of the blog */
export function FeedLink({ title }: { title: string }) {
  const { locale } = useLocale();
  return (
    <Head>
      <link key="feed" rel="alternate" type="application/rss+xml" title={title} href={siteAddress(locale, '/blog/rss.xml')} />
    </Head>
  );
}
