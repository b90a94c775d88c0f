import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { SearchIcon } from '@/components/ui/icons';
import { TextInput } from '@/components/ui/forms/text-input';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.label`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.875rem;
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
  & > input {
    padding-inline-start: 2.75rem;
  }
  /* Chromium's own cross is blue and has no place in it; what is searched for is cleared beside the result. */
  & > input::-webkit-search-cancel-button {
    appearance: none;
  }
`;

/** Searches all texts of a piece (`use-shown-items.ts`). */
export function SearchBox({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const { t } = useTranslation('items');
  return (
    <Root>
      <VisuallyHidden>{t('tools.search')}</VisuallyHidden>
      <SearchIcon />
      <TextInput
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder={t('tools.searchHint')}
        value={q}
        onChange={({ target }) => onChange(target.value)}
      />
    </Root>
  );
}
