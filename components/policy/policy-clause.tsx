import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { SafeHtml } from '@/lib/safe-html';
import { Eyebrow } from '@/components/ui/text/text';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { RichText } from '@/components/ui/text/rich-text';

const Root = styled.section`
  /* Laid out when it comes near the view: a policy is some thirty screens long. */
  content-visibility: auto;
  contain-intrinsic-size: auto 36rem;
  & + & {
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
    content-visibility: visible;
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

interface Props {
  id: string;
  number: number;
  title: string;
  summary: string;
  body: SafeHtml;
}

/** A summary in one sentence, then the binding text. The heading links to itself, so that the link can be copied. */
export function PolicyClause({ id, number, title, summary, body }: Props) {
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
        <p>{summary}</p>
      </Summary>
      <RichText html={body} />
    </Root>
  );
}
