import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Phrased } from '@/components/ui/text/text';
import { checkBoxStyle, checkRowStyle } from './check-style';
import { FieldError } from './field-error';
import { FieldHint } from './field';

const Row = styled.label`
  ${checkRowStyle}
`;
const Box = styled.input`
  ${checkBoxStyle}
  border-radius: var(--radius-sm);
  &::after {
    left: 0.4375rem;
    top: 0.1875rem;
    width: 0.375rem;
    height: 0.6875rem;
    border: solid var(--on-red);
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
}

export function Checkbox({ label, hint, error, id, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [error ? `${inputId}-error` : null, hint ? `${inputId}-hint` : null].filter(Boolean).join(' ');
  return (
    <div>
      <Row>
        <Box {...rest} id={inputId} type="checkbox" aria-describedby={describedBy || undefined} aria-invalid={error ? true : undefined} />
        <span>
          <Phrased>{label}</Phrased>
          {hint ? (
            <FieldHint as="span" id={`${inputId}-hint`} style={{ display: 'block' }}>
              {hint}
            </FieldHint>
          ) : null}
        </span>
      </Row>
      {error ? <FieldError id={`${inputId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
