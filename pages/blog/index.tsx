import { type ArticleCardContent, articleCardContent } from '@/components/blog/article-summary';
import { FeedLink } from '@/components/blog/feed-link';
import { Seo } from '@/components/layout/seo';
import type { BlogPage as BlogPageContent } from '@/lib/contract/content/blog-article';
import { getArticles } from '@/services/content/get-articles';
import { getBlogPage } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { BlogView } from '@/components/blog/blog-view';

interface Props {
  page: BlogPageContent;
  articles: ArticleCardContent[];
}

export default function BlogPage({ page, articles }: Props) {
  return (
    <>
      <Seo {...page.seo} route="blog" />
      <FeedLink title={page.seo.title} />
      <BlogView page={page} articles={articles} />
    </>
  );
}

export const getStaticProps = staticPage<Props>({
  route: 'blog',
  namespaces: ['blog'],
  load: async ({ locale }) => {
    const [page, articles] = await Promise.all([getBlogPage(locale), getArticles(locale)]);
    return { page, articles: articles.map(articleCardContent) };
  },
});
