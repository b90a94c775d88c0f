import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import type { SafeHtml } from '@/lib/safe-html';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { ClosingSection } from '@/components/ui/closing-section';
import { Cluster } from '@/components/ui/cluster';
import { PageIntro } from '@/components/ui/page-intro';
import { Picture } from '@/components/ui/picture';
import type { Market } from './about-markets';
import { AboutStory } from './about-story';
import { AboutFacility } from './about-facility';
import { AboutTeam } from './about-team';
import { AboutSustainability } from './about-sustainability';
import { AboutMarkets } from './about-markets';

interface Props {
  page: {
    headline: string;
    intro: string;
    story: { heading: string; body: SafeHtml };
    facility: { heading: string; body: SafeHtml; facts: { label: string; value: string }[] };
    team: { heading: string; note: string; members: { name: string; role: string; text: string; isSample: boolean }[] };
    sustainability: { heading: string; intro: string; points: { title: string; text: string }[] };
    markets: { heading: string; items: Market[] };
  };
  pictures: { team: ArtworkPicture; facility: ArtworkPicture };
}

export function AboutView({ page, pictures }: Props) {
  const { t } = useTranslation('about');
  return (
    <>
      <PageIntro
        title={page.headline}
        lead={page.intro}
        picture={<Picture picture={pictures.team} alt={t('teamPictureAlt')} sizes="(min-width: 992px) 32rem, 92vw" isPriority />}
      />
      <AboutStory {...page.story} />
      <AboutFacility facility={page.facility} picture={pictures.facility} />
      <AboutTeam team={page.team} />
      <AboutSustainability sustainability={page.sustainability} />
      <AboutMarkets {...page.markets} />
      <ClosingSection title={t('closing.heading')}>
        <Cluster>
          <ButtonLink href={ROUTES.servicesPricing.path}>{t('closing.prices')}</ButtonLink>
          <ButtonLink href={ROUTES.contactUs.path} variant="secondary">
            {t('closing.contact')}
          </ButtonLink>
        </Cluster>
      </ClosingSection>
    </>
  );
}
