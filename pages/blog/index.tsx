import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { articleCardContent } from '@/components/blog/article-card-content';
import type { ArticleCardContent } from '@/components/blog/article-summary';
import { Seo } from '@/components/layout/seo';
import { useLocale } from '@/components/ui/use-locale';
import { siteAddress } from '@/lib/site-address';
import { getArticles } from '@/services/content/get-articles';
import { staticPage } from '@/services/content/static-page';

const BlogView = dynamic(() => import('@/components/blog/blog-view').then((part) => part.BlogView));

export default function BlogPage({ articles }: { articles: ArticleCardContent[] }) {
  const { t } = useTranslation('blog');
  const { locale } = useLocale();
  return (
    <>
      <Seo title={t('title')} description={t('description')} route="blog" />
      <Head>
        <link key="feed" rel="alternate" type="application/rss+xml" title={t('title')} href={siteAddress(locale, '/blog/rss.xml')} />
      </Head>
      <BlogView articles={articles} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'blog',
  namespaces: ['blog'],
  load: async ({ locale }) => ({ articles: (await getArticles(locale)).map(articleCardContent) }),
});
