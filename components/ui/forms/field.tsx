import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Elements } from '@/components/ui/theme/elements';
import { Phrased } from '@/components/ui/text/text';
import { FieldError } from './field-error';
import { TextInput } from './text-input';

const Root = styled.div`
  display: grid;
  grid-template-rows: repeat(4, auto);
  min-width: 0;
  /* Beside each other, fields share their four lines, so that inputs stand level whatever is said above them. */
  .field-row > & {
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  & > label {
    grid-row: 1;
    padding-bottom: 0.375rem;
    align-self: end;
  }
  &:not(:has(> p)) > label {
    grid-row: 1 / span 2;
  }
  & > p {
    grid-row: 2;
    padding-bottom: 0.375rem;
    margin-top: -0.1875rem;
    align-self: end;
  }
  & > [data-control] {
    grid-row: 3;
    min-width: 0;
  }
`;
const FieldLabel = styled.label`
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1.4;
  & > small {
    font-size: inherit;
    font-weight: 400;
    color: var(--muted);
  }
  & > b {
    color: var(--danger);
    font-weight: 550;
  }
`;
export const FieldHint = styled(Phrased).attrs({ forwardedAs: 'p' })`
  font-size: var(--text-xs);
  line-height: 1.5;
  color: var(--muted);
`;
const Foot = styled.div`
  grid-row: 4;
  display: flex;
  padding-top: 0.375rem;
  justify-content: space-between;
  gap: var(--space-4);
  &:empty {
    display: none;
  }
`;

/** Props that connect a control to its field; spread them on the input. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What a field says beside its control. */
export interface FieldWords {
  label: ReactNode;
  /** Set when an error summary links to it. */
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  /** The error arrives later than the submit, so it has to be announced. */
  isErrorLate?: boolean;
  necessity?: 'required' | 'optional';
  /** A `CharacterCounter`. */
  counter?: Elements;
}

interface Props extends FieldWords {
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control, error: in reading order. */
export function Field({ label, children, id, hint, error, isErrorLate = false, necessity, counter }: Props) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : null;
  const errorId = error ? `${controlId}-error` : null;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <Root>
      <FieldLabel htmlFor={controlId}>
        <Phrased>{label}</Phrased>
        {necessity === 'required' ? <b aria-hidden="true"> *</b> : null}
        {necessity === 'optional' ? <small>{` ${t('field.optional')}`}</small> : null}
      </FieldLabel>
      {hintId ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      <div data-control>
        {children({
          id: controlId,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': necessity === 'required' ? true : undefined,
        })}
      </div>
      <Foot>
        {error && errorId ? (
          <FieldError id={errorId} role={isErrorLate ? 'alert' : undefined}>
            {error}
          </FieldError>
        ) : null}
        {counter}
      </Foot>
    </Root>
  );
}

type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<typeof TextInput>, keyof FieldWords | keyof FieldControl>;

/**
 * A field of one line of text; other props go to its input. Text beyond `maxLength` is kept and reported as too long: a browser would cut
 * what is pasted without a message.
 */
export function TextField({ label, id, hint, error, isErrorLate, necessity, counter, maxLength = Infinity, ...input }: TextFieldProps) {
  const { t } = useTranslation('common');
  const over = String(input.value ?? '').length - maxLength;
  const problem = error ?? (over > 0 ? t('field.charactersOver', { over }) : null);
  return (
    <Field {...{ label, id, hint, error: problem, isErrorLate, necessity, counter }}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}
