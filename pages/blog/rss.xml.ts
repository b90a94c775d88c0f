import { LOCALES } from '@/lib/config/locales';
import { buildRss } from '@/lib/domain/content/feeds';
import { siteAddress } from '@/lib/site/site-address';
import { getArticles } from '@/services/content/get-articles';
import { getBlogPage } from '@/services/content/get-pages';
import { loadText } from '@/services/content/load-texts';
import { writeDocument } from '@/services/content/write-document';

/** The feed of one language. */
export default function BlogFeed() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  const [articles, blog, text, shell] = await Promise.all([
    getArticles(locale),
    getBlogPage(locale),
    loadText(locale, 'blog'),
    loadText(locale, 'layout'),
  ]);
  const channel = {
    title: shell('world'),
    description: blog.seo.description,
    pageUrl: siteAddress(locale, '/blog'),
    feedUrl: siteAddress(locale, '/blog/rss.xml'),
    language: LOCALES[locale].htmlLang,
  };
  const items = articles.map(({ slug, title, excerpt, topic, publishedAt }) => ({
    title,
    excerpt,
    publishedAt,
    url: siteAddress(locale, `/blog/${slug}`),
    topic: text(`topics.${topic}`),
  }));
  return { type: 'application/rss+xml; charset=utf-8', body: buildRss(channel, items) };
});
