import { Heading } from '@/components/ui/text/heading';
import { RichText } from '@/components/ui/text/rich-text';
import type { Elements } from '@/components/ui/theme/elements';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { SafeHtml } from '@/lib/safe-html';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { ClosingSection } from '@/components/ui/layout/closing-section';
import { Container, laidOutLater } from '@/components/ui/layout/section';
import { DateText } from '@/components/ui/text/date-text';
import { PrintIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Text, Eyebrow, Phrased } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useColon } from '@/components/ui/text/use-punctuation';
import { PolicyContents } from './policy-contents';

const Columns = styled.div`
  display: grid;
  /* content-visibility remembers the last width of a clause: an auto column would keep it after the window becomes narrower. */
  grid-template-columns: minmax(0, 1fr);
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

const Root = styled.section`
  ${laidOutLater(23, 16)}
  & + * {
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
  }
  & > h2 > a {
    text-decoration: none;
  }
  & > h2 > a > span:first-child {
    margin-inline-end: 0.6em;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    & > h2 > a:hover {
      text-decoration: underline;
      text-decoration-color: var(--red);
      text-decoration-thickness: 2px;
      text-underline-offset: 0.2em;
    }
  }
  /* Whole clauses would leave a third of many sheets empty: a heading and its sentence stay with the first lines. */
  @media print {
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;

const Summary = styled.div`
  max-width: 68ch;
  margin-block: var(--space-4) var(--space-5);
  padding: var(--space-4) var(--space-5);
  border-inline-start: 2px solid var(--red);
  background: var(--sunken);
  & > p + p {
    margin-top: var(--space-1);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
`;

interface PolicyClauseProps {
  id: string;
  number: number;
  title: string;
  summary: string;
  body: SafeHtml;
}

/** A summary in one sentence, then the binding text. The heading links to itself, so that the link can be copied. */
function PolicyClause({ id, number, title, summary, body }: PolicyClauseProps) {
  const { t } = useTranslation('policy');
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} look="h3" id={`${id}-title`}>
        <a href={`#${id}`}>
          <span>{number}</span>
          <span>{title}</span>
        </a>
      </Heading>
      <Summary>
        <Eyebrow>{t('plain')}</Eyebrow>
        <Phrased as="p">{summary}</Phrased>
      </Summary>
      <RichText html={body} />
    </Root>
  );
}
