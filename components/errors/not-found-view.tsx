import { useTranslation } from 'next-i18next/pages';
import { Card } from '@/components/ui/layout/card';
import { Container, Section } from '@/components/ui/layout/section';
import { Cluster, Grid, Stack } from '@/components/ui/layout/stack';
import { type Cover, CoverPicture } from '@/components/ui/media/cover-picture';
import { ROUTES } from '@/lib/config/routes';
import Link from 'next/link';
import styled from 'styled-components';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { TextLink } from '@/components/ui/actions/text-link';
import { Heading } from '@/components/ui/text/heading';
import { MemberOnly } from '@/components/ui/layout/session-visibility';
import { ErrorFrame, AnswerSearch, FaultReference } from './error-frame';

const List = styled(Cluster)`
  gap: 0 var(--space-5);
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
      <List as="ul" role="list">
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

const Suggestion = styled(Card)`
  display: grid;
  gap: var(--space-3);
  & img {
    aspect-ratio: 8 / 5;
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

export interface SuggestedArticle {
  slug: string;
  title: string;
  cover: Cover;
}

/** A missing article also ends on this page: suggest others. */
function ArticleSuggestions({ articles }: { articles: readonly SuggestedArticle[] }) {
  const { t } = useTranslation('error-pages');
  return (
    <Section $tone="sunken" aria-labelledby="suggestions">
      <Container>
        <Stack $gap={6}>
          <Heading level={2} look="h3" id="suggestions">
            {t('notFound.articles')}
          </Heading>
          <Grid as="ul" role="list" $min="18rem" $gap={6}>
            {articles.map(({ slug, title, cover }) => (
              <li key={slug}>
                <Suggestion $tone="plain">
                  <CoverPicture cover={cover} alt="" sizes="(min-width: 992px) 24rem, (min-width: 640px) 44vw, 92vw" />
                  <Heading level={3} look="h4">
                    <Link href={`${ROUTES.blog.path}/${slug}`} data-covers-card>
                      {title}
                    </Link>
                  </Heading>
                </Suggestion>
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
