import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import type { District, PriceServiceData } from '@/lib/contract/pricing';
import type { DistrictTexts } from '@/lib/domain/coverage/covered-place';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { CoverageForm } from './coverage-form';
import { SectionHead } from './section-head';
import { useFreshPriceService } from './use-fresh-price-service';

const Band = styled(Section)`
  padding-block: clamp(3rem, 6vw, 5.5rem);
`;
const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: clamp(3rem, 7vw, 7rem);
  }
`;

interface Props {
  text: HomePage['coverage'];
  districts: District[] | null;
  districtTexts: Record<string, DistrictTexts>;
}

const districtsOf = (data: PriceServiceData) => data.districts;

export function CoverageCheck({ text, districts, districtTexts }: Props) {
  const { t } = useTranslation('home');
  const { target, fresh, refresh } = useFreshPriceService<HTMLDivElement, District[]>(districtsOf);
  const current = fresh ?? districts;
  return (
    <Band aria-labelledby="coverage">
      <Container>
        <Columns ref={target}>
          <SectionHead id="coverage" heading={text.heading} intro={text.intro} />
          {current && current.length > 0 ? (
            <CoverageForm text={text} districts={current} districtTexts={districtTexts} onUse={refresh} />
          ) : (
            <div>
              <Text>{t('coverage.unavailable')}</Text>
              <TextLink href={ROUTES.contactUs.path} isStandalone>
                {t('coverage.contact')}
              </TextLink>
            </div>
          )}
        </Columns>
      </Container>
    </Band>
  );
}
