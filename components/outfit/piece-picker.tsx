import { useMemo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { OUTFIT_ITEMS_MAXIMUM } from '@/lib/contract/outfits';
import { placeFor } from '@/lib/domain/outfit/lay-out';
import { useOutfitStore } from '@/stores/outfit-store';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { CheckIcon } from '@/components/ui/icons/check';
import { PlusIcon } from '@/components/ui/icons/plus';
import { media } from '@/components/ui/media';
import { Select } from '@/components/ui/select';
import { Text } from '@/components/ui/text';
import { TextInput } from '@/components/ui/text-input';
import { PiecePicture } from './piece-picture';

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
  & > div[data-filters] { display: grid; gap: var(--space-3); grid-template-columns: 1fr 1fr; & > :first-child { grid-column: 1 / -1; } }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--space-3);
  padding: 2px;
  ${media.md} { max-height: 40rem; overflow-y: auto; scrollbar-gutter: stable; }
`;
const Piece = styled.button`
  position: relative;
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  min-height: var(--target);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--surface);
  text-align: start;
  & > span:last-of-type { padding: 0.375rem 0.5rem 0.5rem; font-size: var(--text-xs); line-height: 1.35; overflow-wrap: anywhere; }
  & > svg { position: absolute; inset-inline-end: 0.375rem; top: 0.375rem; padding: 3px; border-radius: 50%; background: var(--surface); box-shadow: var(--shadow-1); }
  ${media.hover} { &:hover:not([aria-disabled='true']) { border-color: var(--ink); } }
  &[aria-pressed='true'] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); & > svg { background: var(--ink); color: var(--on-ink); } }
  &[aria-disabled='true'] { opacity: 0.55; cursor: not-allowed; }
`;

const AT_ONCE = 60;

/** The rail: a press lays a piece on the canvas, another takes it off. */
export function PiecePicker({ items }: { items: readonly WardrobeItem[] }) {
  const { t, i18n } = useTranslation(['outfit', 'wardrobe']);
  const [words, setWords] = useState('');
  const [category, setCategory] = useState('');
  const [family, setFamily] = useState('');
  const [limit, setLimit] = useState(AT_ONCE);
  const selected = useOutfitStore((state) => state.selectedList);
  const addItem = useOutfitStore((state) => state.addItem);
  const removeItem = useOutfitStore((state) => state.removeItem);

  const categories = useMemo(() => [...new Set(items.map((item) => item.category))], [items]);
  const families = useMemo(() => [...new Set(items.flatMap(({ colour }) => colour?.family ?? []))], [items]);
  const shown = useMemo(() => {
    const sought = words.trim().toLocaleLowerCase(i18n.language);
    return items.filter((item) =>
      (!category || item.category === category) && (!family || item.colour?.family === family)
      && (!sought || `${item.name} ${item.brand ?? ''}`.toLocaleLowerCase(i18n.language).includes(sought)));
  }, [items, words, category, family, i18n.language]);
  const isOn = (id: string) => selected.some((item) => item.id === id);
  const isFull = selected.length >= OUTFIT_ITEMS_MAXIMUM;
  const press = (item: WardrobeItem) => {
    if (isOn(item.id)) removeItem(item.id);
    else if (!isFull) addItem({ id: item.id, ...placeFor(item.layer, selected) });
  };
  const narrow = (set: (value: string) => void) => (value: string) => {
    set(value);
    setLimit(AT_ONCE);
  };

  return (
    <Root aria-labelledby="outfit-pieces">
      <Heading level={2} look="h4" id="outfit-pieces">{t('outfit:picker.title')}</Heading>
      <div data-filters>
        <Field label={t('outfit:picker.search')}>{(control) => <TextInput {...control} type="search" value={words} onChange={({ target }) => narrow(setWords)(target.value)} />}</Field>
        <Field label={t('outfit:picker.category')}>
          {(control) => (
            <Select {...control} value={category} onChange={({ target }) => narrow(setCategory)(target.value)}>
              <option value="">{t('outfit:picker.all')}</option>
              {categories.map((each) => (each === 'sealed-bag' ? null : <option key={each} value={each}>{t(`wardrobe:category.${each}`)}</option>))}
            </Select>
          )}
        </Field>
        <Field label={t('outfit:picker.colour')}>
          {(control) => (
            <Select {...control} value={family} onChange={({ target }) => narrow(setFamily)(target.value)}>
              <option value="">{t('outfit:picker.all')}</option>
              {families.map((each) => <option key={each} value={each}>{t(`wardrobe:colourFamily.${each}`)}</option>)}
            </Select>
          )}
        </Field>
      </div>
      <Text role="status" $size="sm" $tone="muted">{isFull ? t('outfit:picker.full', { count: OUTFIT_ITEMS_MAXIMUM }) : t('outfit:picker.count', { count: shown.length })}</Text>
      {shown.length > 0 ? (
        <List aria-label={t('outfit:picker.title')} tabIndex={-1}>
          {shown.slice(0, limit).map((item) => (
            <li key={item.id}>
              <Piece type="button" aria-pressed={isOn(item.id)} aria-disabled={isFull && !isOn(item.id)} onClick={() => press(item)}>
                <PiecePicture picture={item.picture} />
                <span>{item.name}</span>
                {isOn(item.id) ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
              </Piece>
            </li>
          ))}
        </List>
      ) : null}
      {shown.length > limit ? <Button variant="secondary" size="small" onClick={() => setLimit(limit + AT_ONCE)}>{t('outfit:picker.more')}</Button> : null}
    </Root>
  );
}
