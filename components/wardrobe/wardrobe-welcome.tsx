import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { Cluster } from '@/components/ui/cluster';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { media } from '@/components/ui/media';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';

const Page = styled(Container)`
  display: grid;
  gap: clamp(2rem, 5vw, 4rem);
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--section);
  ${media.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; }
  & > div { display: grid; gap: var(--space-5); align-content: center; }
`;
const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  gap: var(--space-3);
  & > li { display: grid; grid-template-columns: 2rem 1fr; align-items: baseline; color: var(--ink-soft); counter-increment: step; }
  & > li::before { content: counter(step); font-family: var(--font-display); font-size: var(--text-h4); color: var(--red); }
`;
const Frame = styled.div`
  border-radius: var(--radius-lg);
  overflow: hidden;
  ${media.belowMd} { order: -1; }
`;

interface Props {
  firstName: string | undefined;
  picture: ArtworkPicture;
}

/** What the wardrobe says to a member by name before its shelves are filled. */
export function WardrobeWelcome({ firstName, picture }: Props) {
  const { t } = useTranslation('account');
  return (
    <Page>
      <div>
        {firstName ? <Text $tone="muted">{t('items.greeting', { name: firstName })}</Text> : null}
        <Heading level={1}>{t('items.title')}</Heading>
        <Lead>{t('items.body')}</Lead>
        <Heading level={2} look="label">{t('items.steps.title')}</Heading>
        <Steps>
          <li>{t('items.steps.collect')}</li>
          <li>{t('items.steps.inspect')}</li>
          <li>{t('items.steps.arrive')}</li>
        </Steps>
        <Cluster>
          <ButtonLink href={ROUTES.servicesPricing.path}>{t('items.plans')}</ButtonLink>
          <ButtonLink href={ROUTES.contactUs.path} variant="secondary">{t('items.help')}</ButtonLink>
        </Cluster>
      </div>
      <Frame>
        <Picture picture={picture} alt="" sizes="(min-width: 768px) 50vw, 100vw" isPriority />
      </Frame>
    </Page>
  );
}
