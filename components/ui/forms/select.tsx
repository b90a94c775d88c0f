import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { Elements } from '@/components/ui/theme/elements';
import { Field, type FieldWords } from './field';
import { inputStyle } from './text-input';

const Root = styled.span`
  position: relative;
  display: block;
  & > select {
    ${inputStyle} appearance: none;
    padding-inline-end: 2.75rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  children?: Elements;
  /** After `children`, which has options of another kind. */
  options?: readonly { value: string; name: string }[];
}

/** The native select: best on touch, complete by keyboard. */
export function Select({ children, options = [], ...rest }: Props) {
  return (
    <Root>
      <select {...rest}>
        {children}
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} />
    </Root>
  );
}

type SelectFieldProps = FieldWords & Omit<Props, keyof FieldWords>;

/** A field of one choice; other props go to its select. */
export function SelectField({ label, id, hint, error, isErrorLate, necessity, counter, ...select }: SelectFieldProps) {
  return <Field {...{ label, id, hint, error, isErrorLate, necessity, counter }}>{(control) => <Select {...control} {...select} />}</Field>;
}
