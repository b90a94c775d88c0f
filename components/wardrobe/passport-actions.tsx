import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { Button } from '@/components/ui/button';

/* One row on every window: stacked, four buttons would cover half of what one came to read. */
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--space-2);
  width: 100%;
  & > button[data-size] {
    padding-inline: 0.25rem;
  }
`;

/** What can be asked for the piece as it stands; the first is what one came for. */
export function PassportActions({ item, onAction }: { item: WardrobeItem; onAction: (action: RequestAction) => void }) {
  const { t } = useTranslation('items');
  return (
    <Row>
      {allowedActions(item).map((action, index) => (
        <Button key={action} size="small" variant={index === 0 ? 'primary' : 'neutral'} onClick={() => onAction(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
    </Row>
  );
}
