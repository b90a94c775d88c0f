import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { articleCardContent } from '@/components/blog/article-card-content';
import type { ArticleCardContent } from '@/components/blog/article-summary';
import { FeedLink } from '@/components/blog/feed-link';
import { Seo } from '@/components/layout/seo';
import { getArticles } from '@/services/content/get-articles';
import { staticPage } from '@/services/content/static-page';

const BlogView = dynamic(() => import('@/components/blog/blog-view').then((part) => part.BlogView));

export default function BlogPage({ articles }: { articles: ArticleCardContent[] }) {
  const { t } = useTranslation('blog');
  return (
    <>
      <Seo title={t('title')} description={t('description')} route="blog" />
      <FeedLink />
      <BlogView articles={articles} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'blog',
  namespaces: ['blog'],
  load: async ({ locale }) => ({ articles: (await getArticles(locale)).map(articleCardContent) }),
});
