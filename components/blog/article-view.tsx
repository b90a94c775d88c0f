import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES, type ServiceType } from '@/lib/config/routes';
import type { SafeHtml } from '@/lib/safe-html';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { CoverPicture } from '@/components/ui/media/cover-picture';
import { Heading } from '@/components/ui/text/heading';
import { ShareIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { RichText } from '@/components/ui/text/rich-text';
import { Container, Section } from '@/components/ui/layout/section';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Lead, Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useBrowserValue } from '@/components/ui/hooks/use-is-hydrated';
import { ArticleCard, ArticleMeta } from './article-card';
import type { ArticleCardContent } from './article-summary';

interface ShareArticleProps {
  title: string;
  /** The canonical address, so that the reader's own query is not shared. */
  url: string;
}

/** The native share sheet where available; the copy link is always there. */
function ShareArticle({ title, url }: ShareArticleProps) {
  const { t } = useTranslation('blog');
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false);
  return (
    <Cluster role="group" aria-label={t('share.label')} data-print="hide">
      <CopyButton text={url} variant="neutral" size="small">
        {t('share.copy')}
      </CopyButton>
      {canShare ? (
        <Button
          variant="neutral"
          size="small"
          // Closing the share sheet rejects the promise; that is not an error.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <ShareIcon size={18} />
          <span>{t('share.send')}</span>
        </Button>
      ) : null}
    </Cluster>
  );
}

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  margin-top: clamp(3rem, 6vw, 5rem);
  padding: clamp(1.5rem, 4vw, 3rem);
  background: var(--sunken);
  border-inline-start: 2px solid var(--red);
  @media print {
    display: none;
  }
`;

/** Link to the service that the article is about. */
function ArticleService({ service }: { service: ServiceType }) {
  const { t } = useTranslation('blog');
  return (
    <Root>
      <Heading level={2} look="h3">
        {t(`service.${service}.title`)}
      </Heading>
      <Text $tone="soft">{t(`service.${service}.text`)}</Text>
      <ButtonLink href={`${ROUTES.servicesPricing.path}?type=${service}`}>{t(`service.${service}.action`)}</ButtonLink>
    </Root>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding-block: var(--space-5) clamp(2rem, 4vw, 3.5rem);
  & > h1 {
    margin-top: var(--space-3);
  }
`;

const HeadPicture = styled(CoverPicture)`
  max-width: 60rem;
  margin-inline: auto;
  & > img {
    aspect-ratio: 16 / 9;
  }
`;

/* Full width, as in the list of articles. */
const Related = styled.div`
  display: grid;
  gap: var(--space-6) clamp(1.5rem, 3.5vw, 3rem);
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Body = styled.div`
  padding-block: clamp(2rem, 5vw, 4.5rem) var(--section);
`;

export interface Article extends ArticleCardContent {
  author: string;
  relatedService: ServiceType;
  body: SafeHtml;
}

interface Props {
  article: Article;
  related: readonly ArticleCardContent[];
  /** The canonical address. */
  url: string;
}

export function ArticleView({ article, related, url }: Props) {
  const { t } = useTranslation(['blog', 'layout']);
  return (
    <>
      <article>
        <Container $width="narrow">
          <Head>
            <div data-print="hide">
              <Breadcrumbs trail={[{ href: ROUTES.blog.path, label: t('layout:world') }]} current={article.title} />
            </div>
            <Heading level={1}>{article.title}</Heading>
            <Lead>{article.excerpt}</Lead>
            <ArticleMeta {...article} />
          </Head>
        </Container>
        <Container>
          <HeadPicture cover={article.cover} alt={article.coverAlt} sizes="(min-width: 1040px) 60rem, 92vw" isLead />
        </Container>
        <Container $width="narrow">
          <Body>
            <Stack $gap={7}>
              <RichText html={article.body} look="article" />
              <ShareArticle title={article.title} url={url} />
            </Stack>
            <ArticleService service={article.relatedService} />
          </Body>
        </Container>
      </article>
      {related.length > 0 ? (
        <Section $tone="sunken" aria-labelledby="related" data-print="hide">
          <Container>
            <Stack $gap={6}>
              <Heading level={2} id="related">
                {t('blog:related')}
              </Heading>
              <Related>
                {related.map((entry) => (
                  <ArticleCard key={entry.slug} article={entry} level={3} />
                ))}
              </Related>
              <TextLink href={ROUTES.blog.path} isStandalone>
                {t('blog:all')}
              </TextLink>
            </Stack>
          </Container>
        </Section>
      ) : null}
    </>
  );
}
