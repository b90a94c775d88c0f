import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { SafeHtml } from '@/lib/safe-html';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { RichText } from '@/components/ui/text/rich-text';
import { Container, Section } from '@/components/ui/layout/section';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  & > div {
    color: inherit;
  }
`;

const Facts = styled.dl`
  display: grid;
  ${media.xs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  gap: var(--space-5) var(--space-6);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  & > div {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & dd {
    margin-top: var(--space-1);
    font-family: var(--font-display);
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
  }
`;

interface Props {
  facility: { heading: string; body: SafeHtml; facts: { label: string; value: string }[] };
  picture: ArtworkPicture;
}

export function AboutFacility({ facility, picture }: Props) {
  const { t } = useTranslation('about');
  return (
    <Section $tone="ink">
      <Container>
        <Columns>
          <Words>
            <Heading level={2}>{facility.heading}</Heading>
            <RichText html={facility.body} />
          </Words>
          <Picture picture={picture} alt={t('facilityPictureAlt')} sizes="(min-width: 992px) 38rem, 92vw" />
        </Columns>
        <Facts aria-label={t('facts')}>
          {facility.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Container>
    </Section>
  );
}
