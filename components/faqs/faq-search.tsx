import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/forms/field';
import { SearchIcon } from '@/components/ui/page-icons';
import { hideKeyboardOnEnter, TextInput } from '@/components/ui/forms/text-input';

const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 1rem;
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
  & > input {
    min-height: 3.5rem;
    padding-inline-start: 3rem;
  }
  & > input::-webkit-search-cancel-button {
    width: 1.25rem;
    height: 1.25rem;
    cursor: pointer;
  }
`;

const Root = styled.div.attrs({ role: 'search' })`
  display: block;
  max-width: 36rem;
  @media print {
    display: none;
  }
`;

interface Props {
  text: string;
  onSearch: (text: string) => void;
}

export function FaqSearch({ text, onSearch }: Props) {
  const { t } = useTranslation('faqs');
  const input = useRef<HTMLInputElement>(null);
  // Typed before hydration: the field has the text, but React does not know it.
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== text) onSearch(input.current.value);
  });
  useEffect(() => adopt(), []);
  return (
    <Root>
      <Field label={t('search.label')} hint={t('search.hint')}>
        {(control) => (
          <Frame>
            <SearchIcon />
            <TextInput
              {...control}
              ref={input}
              type="search"
              name="q"
              value={text}
              autoComplete="off"
              enterKeyHint="search"
              onKeyDown={hideKeyboardOnEnter}
              onChange={(event) => onSearch(event.target.value)}
            />
          </Frame>
        )}
      </Field>
    </Root>
  );
}
