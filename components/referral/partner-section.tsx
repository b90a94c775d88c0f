import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { CheckIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Lead, Text, Phrased } from '@/components/ui/text/text';
import type { ReferralProps } from './referral-view';

const Types = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-block: clamp(2rem, 4vw, 3.5rem);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding: clamp(1.25rem, 2.4vw, 2rem);
    border-radius: var(--radius-lg);
    background: var(--surface);
  }
  & li li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.625rem;
    padding-block: 0.125rem;
    font-size: var(--text-sm);
  }
  & li li > svg {
    margin-top: 0.2em;
    color: var(--success);
  }
`;
const Apply = styled.ol`
  display: grid;
  align-self: stretch;
  justify-self: stretch;
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  gap: var(--space-5) clamp(1.5rem, 3vw, 3rem);
  & > li {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line-strong);
  }
`;

/** For businesses; visible to visitors and members. */
export function PartnerSection({ partner }: Pick<ReferralProps, 'partner'>) {
  const { t } = useTranslation('referral');
  return (
    <Section $tone="sunken" id="partners" aria-labelledby="partners-heading">
      <Container>
        <Stack $gap={4}>
          <Heading level={2} id="partners-heading">
            {partner.headline}
          </Heading>
          <Lead>{partner.intro}</Lead>
        </Stack>
        <Types role="list" aria-label={t('partners.types')}>
          {partner.types.map(({ id, name, text, gets }) => (
            <li key={id}>
              <Heading level={3} look="h4">
                {name}
              </Heading>
              <Text $tone="soft">{text}</Text>
              <ul role="list" aria-label={t('partners.gets')}>
                {gets.map((line) => (
                  <li key={line}>
                    <CheckIcon size={16} />
                    <Phrased>{line}</Phrased>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Types>
        <Stack $gap={5} $align="start">
          <Heading level={3}>{partner.apply.heading}</Heading>
          <Apply>
            {partner.apply.steps.map(({ title, text }) => (
              <li key={title}>
                <Heading level={4} look="label">
                  {title}
                </Heading>
                <Text $size="sm" $tone="soft">
                  {text}
                </Text>
              </li>
            ))}
          </Apply>
          <ButtonLink href={`${ROUTES.contactUs.path}?topic=partnership`}>{partner.apply.action}</ButtonLink>
          <Text $size="sm" $tone="muted">
            {partner.note}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
