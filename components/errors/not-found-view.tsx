import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import styled from 'styled-components';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { TextLink } from '@/components/ui/actions/text-link';
import { Heading } from '@/components/ui/text/heading';
import { MemberOnly } from '@/components/ui/layout/session-visibility';
import { AnswerSearch } from './answer-search';
import { ArticleSuggestions, type SuggestedArticle } from './article-suggestions';
import { ErrorFrame } from './error-frame';
import { FaultReference } from './fault-reference';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-5);
`;

function RouteLinks() {
  const { t } = useTranslation(['error-pages', 'layout']);
  const links = [
    { href: ROUTES.home.path, label: t('homeLink') },
    { href: ROUTES.servicesPricing.path, label: t('layout:servicesPricing') },
    { href: ROUTES.faqs.path, label: t('layout:faqs') },
    { href: ROUTES.blog.path, label: t('layout:world') },
    { href: ROUTES.contactUs.path, label: t('help') },
  ];
  return (
    <nav aria-labelledby="routes">
      <Heading level={2} look="label" id="routes">
        {t('notFound.routes')}
      </Heading>
      <List role="list">
        <MemberOnly as="li">
          <TextLink href={ROUTES.items.path} isStandalone>
            {t('layout:account.wardrobe')}
          </TextLink>
        </MemberOnly>
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} isStandalone>
              {label}
            </TextLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

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
