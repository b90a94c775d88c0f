import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES, type ServiceType } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Heading } from '@/components/ui/heading';
import { Text } from '@/components/ui/text';

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

/** The service that an article is about. */
export function ArticleService({ service }: { service: ServiceType }) {
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
