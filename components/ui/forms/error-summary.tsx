import { useId, useLayoutEffect, useRef } from 'react';
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
  /** Id of the field the line links to. */
  fieldId: string;
  message: string;
}

interface Props {
  errors: readonly FormError[];
  /** Number of submits: each one with errors moves the focus here again. */
  attempt: number;
}

/** Shown above a form after a submit with errors. */
export function ErrorSummary({ errors, attempt }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  // Before the next key, which would otherwise be typed into a field that loses the focus.
  useLayoutEffect(() => {
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
                // Moves the focus without changing the hash, which belongs to the page and the router.
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
