import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Phrased } from '@/components/ui/text/text';
import { FieldHint } from './field';

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.25rem;
  min-height: var(--target);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;
const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.875rem;
  height: 1.625rem;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--wash);
  cursor: inherit;
  transition:
    background-color var(--normal) var(--ease),
    border-color var(--normal) var(--ease);
  &::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 1.25rem;
    height: 1.25rem;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    transition: translate var(--normal) var(--ease);
  }
  &:checked {
    background: var(--red);
    border-color: var(--red);
  }
  &:checked::after {
    translate: 1.25rem 0;
    border-color: var(--surface);
  }
  &:disabled {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    &::after {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Takes effect at once; use a Checkbox in forms with Save. */
export function Switch({ label, hint, ...rest }: Props) {
  const hintId = useId();
  return (
    <Row>
      <span>
        <Phrased>{label}</Phrased>
        {hint ? (
          <FieldHint as="span" id={hintId} style={{ display: 'block' }}>
            {hint}
          </FieldHint>
        ) : null}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is checked */}
      <Track {...rest} type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} />
    </Row>
  );
}
