import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { CheckIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { withRemark } from '@/lib/text/join-words';
import { VisuallyHidden } from './visually-hidden';
import { Phrased } from '@/components/ui/text/text';

const Root = styled.div`
  & > p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: var(--text-sm);
  }
  & > p > span {
    color: var(--muted);
  }
  & > ol {
    display: flex;
    gap: 0.375rem;
    margin-top: 0.625rem;
  }
  & li {
    flex: 1;
    height: 3px;
    background: var(--wash);
    border-radius: 2px;
  }
  & li[data-state='done'],
  & li[aria-current] {
    background: var(--red);
  }
  & li > [data-drawn] {
    display: none;
  }
  ${media.md} {
    & > p {
      display: none;
    }
    & > ol {
      gap: var(--space-4);
      margin: 0;
    }
    & li {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      height: auto;
      padding-top: 0.875rem;
      border-top: 2px solid var(--line);
      border-radius: 0;
      font-size: var(--text-sm);
      line-height: 1.35;
      color: var(--muted);
      background: none;
    }
    & li[data-state='done'],
    & li[aria-current] {
      background: none;
      border-top-color: var(--red);
      color: var(--ink);
    }
    & li[aria-current] {
      font-weight: 600;
    }
    & li > [data-drawn] {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
    }
  }
  @media (forced-colors: active) {
    & li {
      background: GrayText;
    }
    & li[data-state='done'],
    & li[aria-current] {
      background: Highlight;
      border-top-color: Highlight;
    }
    ${media.md} {
      & li[data-state] {
        background: none;
      }
    }
  }
`;
/* Visible on wide windows only, read by screen readers on all. */
const Spoken = styled(VisuallyHidden)`
  ${media.md} {
    display: none !important;
  }
`;

interface Props {
  /** The flow's name. */
  label: string;
  titles: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** Progress of a flow. Not clickable: each step has its own Change links. */
export function Steps({ label, titles, current }: Props) {
  const { t } = useTranslation('common');
  const { localeTag } = useLocale();
  return (
    <Root>
      <p>
        <Phrased as="strong">{titles[current]}</Phrased>
        <span>{t('steps.progress', { current: current + 1, total: titles.length })}</span>
      </p>
      <ol aria-label={label}>
        {titles.map((title, index) => {
          const state = index < current ? 'done' : 'open';
          return (
            <li key={title} data-state={state} aria-current={index === current ? 'step' : undefined}>
              <span data-drawn>
                {state === 'done' ? <CheckIcon size={16} /> : <span aria-hidden="true">{index + 1}</span>}
                <Phrased>{title}</Phrased>
              </span>
              <Spoken>{title}</Spoken>
              {state === 'done' ? <VisuallyHidden>{withRemark(localeTag, '', t('steps.done'))}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
