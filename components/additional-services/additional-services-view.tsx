import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { ClosingSection } from '@/components/ui/layout/closing-section';
import { Container } from '@/components/ui/layout/section';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ArrowRightIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Text } from '@/components/ui/text/text';
import { ServiceCard, type OfferedService } from './service-card';

const Contents = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  column-gap: var(--space-6);
  margin-bottom: clamp(2.5rem, 5vw, 5rem);
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    border-top: 1px solid var(--line);
    font-weight: 550;
    text-decoration: none;
  }
  & svg {
    rotate: 90deg;
    color: var(--red);
  }
  ${media.hover} {
    & a:hover {
      color: var(--red-strong);
    }
  }
`;

interface Props {
  page: { headline: string; intro: string; closing: { heading: string; text: string } };
  services: readonly OfferedService[];
}

export function AdditionalServicesView({ page, services }: Props) {
  const { t } = useTranslation('additional-services');
  return (
    <>
      <PageIntro title={page.headline} lead={page.intro} />
      <Container>
        {services.length === 0 ? (
          <EmptyState title={t('none.title')} body={t('none.body')} />
        ) : (
          <>
            <nav aria-label={t('contents')}>
              <Contents role="list">
                {services.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={`#${slug}`}>
                      <span>{name}</span>
                      <ArrowRightIcon size={18} />
                    </a>
                  </li>
                ))}
              </Contents>
            </nav>
            {services.map((service) => (
              <ServiceCard key={service.slug} service={service} />
            ))}
          </>
        )}
      </Container>
      <ClosingSection title={page.closing.heading}>
        <Text $tone="soft">{page.closing.text}</Text>
        <ButtonLink href={ROUTES.contactUs.path}>{t('closing.action')}</ButtonLink>
      </ClosingSection>
    </>
  );
}
