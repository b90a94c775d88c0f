import { useTranslation } from 'next-i18next/pages';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { AnswerSearch } from './answer-search';
import { ArticleSuggestions, type SuggestedArticle } from './article-suggestions';
import { ErrorFrame } from './error-frame';
import { FaultReference } from './fault-reference';
import { RouteLinks } from './route-links';

interface Props {
  picture: ArtworkPicture;
  articles: readonly SuggestedArticle[];
}

export function NotFoundView({ picture, articles }: Props) {
  const { t } = useTranslation('error-pages');
  return (
    <>
      <ErrorFrame title={t('notFound.title')} body={t('notFound.body')} picture={picture}>
        <AnswerSearch />
        <RouteLinks />
        <FaultReference />
      </ErrorFrame>
      {articles.length > 0 ? <ArticleSuggestions articles={articles} /> : null}
    </>
  );
}
