import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { BlogTopic } from '@/lib/contract/content/blog-article';
import { DateText } from '@/components/ui/text/date-text';

const Root = styled.p`
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

interface Props {
  topic: BlogTopic;
  publishedAt: string;
  readingMinutes: number;
  /** Shown on the article's own page; cards omit it. */
  author?: string;
}

export function ArticleMeta({ topic, publishedAt, readingMinutes, author }: Props) {
  const { t } = useTranslation('blog');
  return (
    <Root>
      <b>{t(`topics.${topic}`)}</b>
      <DateText value={publishedAt} />
      <span>{t('minutes', { count: readingMinutes })}</span>
      {author ? <span>{author}</span> : null}
    </Root>
  );
}
