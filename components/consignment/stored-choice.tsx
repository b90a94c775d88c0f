import { useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldSet } from '@/components/ui/forms/field-set';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { usePayout } from './use-payout';
import { useStoredItems } from './use-stored-items';

/** Longer lists belong to the wardrobe page. */
const SHOWN = 40;

const List = styled.ul`
  max-height: 22rem;
  overflow-y: auto;
  border-block: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-2);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > :first-child {
    width: 3rem;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
`;

interface Props {
  chosen: readonly string[];
  priceList: readonly ShoppingCart[];
  onChange: (change: (itemIds: string[]) => string[]) => void;
}

/** Choose stored pieces to sell, without a visit. Hidden for members without such pieces. */
export function StoredChoice({ chosen, priceList, onChange }: Props) {
  const { t } = useTranslation('consignment');
  const payout = usePayout(priceList);
  const items = useStoredItems();

  useEffect(() => {
    if (items === null) return;
    // Drop pieces that were delivered, sold or donated since they were chosen.
    const known = new Set(items.map(({ id }) => id));
    if (chosen.some((id) => !known.has(id))) onChange((current) => current.filter((id) => known.has(id)));
  }, [items, chosen, onChange]);

  if (items === null || items.length === 0) return null;
  const shown = [...items.filter(({ id }) => chosen.includes(id)), ...items.filter(({ id }) => !chosen.includes(id))].slice(
    0,
    Math.max(SHOWN, chosen.length),
  );
  const rangeOf = ({ resale }: WardrobeItem) => (resale ? payout.sentenceOf({ kind: 'accept', range: resale }) : null);
  const toggle = (id: string, isChosen: boolean) =>
    onChange((current) => (isChosen ? [...current, id] : current.filter((other) => other !== id)));
  return (
    <FieldSet legend={t('stored.title')} hint={t('stored.body')}>
      <Stack $gap={3}>
        {/* Focusable, so that the scrollable list works by keyboard too. */}
        <List tabIndex={0} aria-label={t('stored.title')}>
          {sortedByName(shown).map((item) => (
            <li key={item.id}>
              <ItemPhoto image={item.picture} alt="" sizes="48px" />
              <Checkbox
                label={<span dir="auto">{item.name}</span>}
                hint={[item.brand, rangeOf(item)].filter(Boolean).join(' · ')}
                checked={chosen.includes(item.id)}
                onChange={({ target }) => toggle(item.id, target.checked)}
              />
            </li>
          ))}
        </List>
        <Text role="status" $size="sm">
          {t('stored.chosen', { count: chosen.length })}
        </Text>
        {items.length > shown.length ? (
          <TextLink isStandalone href={ROUTES.items.path}>
            {t('stored.more', { count: items.length - shown.length })}
          </TextLink>
        ) : null}
      </Stack>
    </FieldSet>
  );
}

/** Sorted by name, so that ticking a row does not move it. */
function sortedByName(items: readonly WardrobeItem[]): WardrobeItem[] {
  return [...items].sort((one, other) => one.name.localeCompare(other.name));
}
