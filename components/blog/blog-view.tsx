import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { ChipLinks } from '@/components/ui/actions/chip-links';
import { Container } from '@/components/ui/layout/section';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { linkStyle } from '@/components/ui/actions/text-link';
import { media } from '@/components/ui/theme/media';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { ArticleCard } from './article-card';
import { BLOG_TOPIC_ORDER, type ArticleCardContent } from './article-summary';

const Root = styled.a`
  ${linkStyle}
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  font-size: var(--text-sm);
`;

/** Link to this language's feed. A plain link, because it is not a Next page. */
function RssLink() {
  const { t } = useTranslation('blog');
  const { locale } = useLocale();
  return (
    <Root href={`${localePrefix(locale)}/blog/rss.xml`} type="application/rss+xml">
      {t('rss')}
    </Root>
  );
}

const Articles = styled.div`
  min-height: 60vh;
  padding-block: var(--space-6) var(--section);
`;

/* In two columns, the last of an odd number takes the full row, with its picture beside the text. */
const Rest = styled.div`
  display: grid;
  gap: var(--space-7);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 576px) and (max-width: 991.98px) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: center;
    }
  }
`;

interface Props {
  page: { headline: string; intro: string };
  articles: readonly ArticleCardContent[];
}

export function BlogView({ page, articles }: Props) {
  const { t } = useTranslation('blog');
  const asked = useQueryValue('topic');
  const topic = BLOG_TOPIC_ORDER.find((known) => known === asked) ?? null;
  const shown = topic ? articles.filter((article) => article.topic === topic) : articles;
  const [lead, ...rest] = shown;
  const { path } = ROUTES.blog;
  const none =
    articles.length > 0
      ? {
          title: t('none.topic'),
          actions: (
            <ButtonLink href={path} variant="secondary" shallow scroll={false}>
              {t('all')}
            </ButtonLink>
          ),
        }
      : { title: t('none.list') };
  return (
    <>
      <PageIntro title={page.headline} lead={page.intro} />
      <Container>
        <ChipLinks
          label={t('topics.label')}
          chips={[
            { key: 'all', label: t('topics.all'), href: path, isCurrent: topic === null },
            ...BLOG_TOPIC_ORDER.map((key) => ({
              key,
              label: t(`topics.${key}`),
              href: { pathname: path, query: { topic: key } },
              isCurrent: topic === key,
            })),
          ]}
        />
        <Articles>
          <Stack $gap={7}>
            <Cluster $justify="space-between">
              <Text role="status" $size="sm" $tone="muted">
                {t('result', { count: shown.length })}
              </Text>
              <RssLink />
            </Cluster>
            <VisuallyHidden as="h2">{t('articles')}</VisuallyHidden>
            {lead ? <ArticleCard key={lead.slug} article={lead} level={3} look="lead" /> : <EmptyState level={3} {...none} />}
            <Rest>
              {rest.map((article) => (
                <ArticleCard key={article.slug} article={article} level={3} />
              ))}
            </Rest>
          </Stack>
        </Articles>
      </Container>
    </>
  );
}
