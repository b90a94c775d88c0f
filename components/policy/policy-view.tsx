import type { Elements } from '@/components/ui/theme/elements';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { SafeHtml } from '@/lib/safe-html';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { ClosingSection } from '@/components/ui/layout/closing-section';
import { Container } from '@/components/ui/layout/section';
import { DateText } from '@/components/ui/text/date-text';
import { PrintIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useColon } from '@/components/ui/text/use-punctuation';
import { PolicyClause } from './policy-clause';
import { PolicyContents } from './policy-contents';

const Columns = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
  @media print {
    display: block;
  }
`;

interface Policy {
  headline: string;
  versionDate: string;
  intro: string;
  clauses: { id: string; title: string; summary: string; body: SafeHtml }[];
}

interface Props {
  policy: Policy;
  /** The related document (terms or privacy policy). */
  sibling: { path: string; title: string };
  /** Below the last clause. */
  children?: Elements;
}

export function PolicyView({ policy, sibling, children }: Props) {
  const { t } = useTranslation('policy');
  const colon = useColon();
  return (
    <>
      <PageIntro
        eyebrow={
          <span>
            <span>{`${t('version')} `}</span>
            <DateText value={policy.versionDate} look="long" />
          </span>
        }
        title={policy.headline}
        lead={policy.intro}
        actions={
          <Button variant="neutral" size="small" data-print="hide" onClick={() => window.print()}>
            <PrintIcon size={18} />
            <span>{t('print')}</span>
          </Button>
        }
      />
      <Container>
        <Columns>
          <PolicyContents clauses={policy.clauses} />
          <div>
            {policy.clauses.map(({ id, ...clause }, index) => (
              <PolicyClause key={id} id={id} number={index + 1} {...clause} />
            ))}
            {children}
          </div>
        </Columns>
      </Container>
      <ClosingSection title={t('unclear.heading')}>
        <Text $tone="soft">{t('unclear.body')}</Text>
        <ButtonLink href={`${ROUTES.contactUs.path}?topic=privacy`} variant="secondary">
          {t('unclear.action')}
        </ButtonLink>
        <Text $size="sm">
          <span>{`${t('seeAlso')}${colon}`}</span>
          <TextLink href={sibling.path}>{sibling.title}</TextLink>
        </Text>
      </ClosingSection>
    </>
  );
}
