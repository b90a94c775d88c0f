import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { SearchIcon } from '@/components/ui/page-icons';
import { hideKeyboardOnEnter, TextInput } from '@/components/ui/forms/text-input';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.div`
  position: relative;
  & > label > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.875rem;
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
  & input {
    padding-inline: 2.75rem;
  }
  /* Nothing to clear: its room is for the hint. */
  & input:placeholder-shown {
    padding-inline-end: 0.75rem;
    text-overflow: ellipsis;
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.125rem;
    margin-block: auto;
    color: var(--muted);
  }
  /* Chromium's own cross is blue, and other browsers have none. */
  & input::-webkit-search-cancel-button {
    appearance: none;
  }
`;

/** Searches all texts of a piece (`use-shown-items.ts`). */
export function SearchBox({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const { t } = useTranslation('items');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Root>
      <label>
        <VisuallyHidden>{t('tools.search')}</VisuallyHidden>
        <SearchIcon />
        <TextInput
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t('tools.searchHint')}
          value={q}
          onKeyDown={hideKeyboardOnEnter}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {q === '' ? null : (
        <IconButton
          label={t('tools.clearSearch')}
          icon={<CloseIcon size={18} />}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </Root>
  );
}
