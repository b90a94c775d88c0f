import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';

const Root = styled.div`
  padding: 1rem 1.25rem;
  border-inline-start: 3px solid var(--danger);
  background: var(--danger-wash);
  & ul {
    margin-top: 0.5rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--danger);
    text-underline-offset: 0.2em;
  }
`;

export interface FormError {
  /** Id of the field that the line leads to. */
  fieldId: string;
  message: string;
}

interface Props {
  errors: readonly FormError[];
  /** Counts the submits: each one that leaves errors moves focus here once more. */
  attempt: number;
}

/** Stands above a form after a submit that found errors. */
export function ErrorSummary({ errors, attempt }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (!hasErrors || attempt === 0) return null;
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Heading level={2} look="label" id={titleId}>
        {t('errorSummary.title')}
      </Heading>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // Focus and not the address: the page's own hash and the router stay as they are.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
