import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import styled from 'styled-components';
import { DateText } from '@/components/ui/text/date-text';
import { ROUTES } from '@/lib/config/routes';
import { Card } from '@/components/ui/layout/card';
import { CoverPicture } from '@/components/ui/media/cover-picture';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import type { BlogTopic } from '@/lib/contract/content/blog-article';
import type { ArticleCardContent } from './article-summary';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  & img {
    aspect-ratio: 8 / 5;
  }
  & a {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover a {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-decoration-color: var(--red);
      text-underline-offset: 0.15em;
    }
  }
  &[data-look='lead'] {
    gap: var(--space-5);
    ${media.lg} {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
      gap: var(--space-8);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

interface Props {
  article: ArticleCardContent;
  level: 2 | 3;
  /** `lead`: the newest article, at full width. */
  look?: 'lead';
}

export function ArticleCard({ article, level, look }: Props) {
  const isLead = look === 'lead';
  return (
    <Root as="article" $tone="plain" data-look={look}>
      <CoverPicture
        cover={article.cover}
        alt={article.coverAlt}
        sizes={isLead ? '(min-width: 992px) 42rem, 92vw' : '(min-width: 992px) 24rem, (min-width: 576px) 44vw, 92vw'}
        isLead={isLead}
      />
      <Words>
        <ArticleMeta {...article} />
        <Heading level={level} look={isLead ? 'h2' : 'h4'}>
          <Link href={`${ROUTES.blog.path}/${article.slug}`} data-covers-card>
            {article.title}
          </Link>
        </Heading>
        <Text $tone="soft" $size={isLead ? 'lg' : 'md'}>
          {article.excerpt}
        </Text>
      </Words>
    </Root>
  );
}

const MetaRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.625em;
  font-size: var(--text-sm);
  color: var(--muted);
  & > b {
    font-weight: 550;
    color: var(--red);
  }
`;

interface ArticleMetaProps {
  topic: BlogTopic;
  publishedAt: string;
  readingMinutes: number;
  /** Shown on the article's own page; cards omit it. */
  author?: string;
}

export function ArticleMeta({ topic, publishedAt, readingMinutes, author }: ArticleMetaProps) {
  const { t } = useTranslation('blog');
  return (
    <MetaRoot>
      <b>{t(`topics.${topic}`)}</b>
      <DateText value={publishedAt} />
      <span>{t('minutes', { count: readingMinutes })}</span>
      {author ? <span>{author}</span> : null}
    </MetaRoot>
  );
}
