import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useOutfitStore, type SelectedItem } from '@/stores/outfit-store';
import { Button } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { ArrowLeftIcon, ArrowRightIcon, ChevronDownIcon, ChevronUpIcon, LockIcon } from '@/components/ui/icons';
import { useUserStore } from '@/stores/user-store';
import { MOVE_STEP } from './canvas-piece';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-3);
  & > strong {
    flex: 1 1 100%;
    font-size: var(--text-sm);
    font-weight: 550;
  }
`;

const MOVES = [
  { key: 'left', x: -1, y: 0, icon: <ArrowLeftIcon size={18} /> },
  { key: 'right', x: 1, y: 0, icon: <ArrowRightIcon size={18} /> },
  { key: 'up', x: 0, y: -1, icon: <ChevronUpIcon size={18} /> },
  { key: 'down', x: 0, y: 1, icon: <ChevronDownIcon size={18} /> },
] as const;

/** Buttons for everything that dragging can do. */
export function PieceTools({ item, name, onRemoved }: { item: SelectedItem; name: string; onRemoved: () => void }) {
  const { t } = useTranslation('outfit');
  const moveItem = useOutfitStore((state) => state.moveItem);
  const bringForward = useOutfitStore((state) => state.bringForward);
  const isLocked = useOutfitStore((state) => state.lockedIds.includes(item.id));
  const toggleLock = useOutfitStore((state) => state.toggleLock);
  const isSuggesting = useUserStore((state) => state.is_ai_outfit_recommendation);
  const removeItem = useOutfitStore((state) => state.removeItem);
  return (
    <Root role="group" aria-label={t('tools.label', { name })}>
      <strong dir="auto">{name}</strong>
      {MOVES.map(({ key, x, y, icon }) => (
        <IconButton
          key={key}
          isBordered
          icon={icon}
          label={t(`tools.${key}`)}
          onClick={() => moveItem(item.id, item.x + x * MOVE_STEP, item.y + y * MOVE_STEP)}
        />
      ))}
      {isSuggesting ? (
        <Button variant="secondary" size="small" aria-pressed={isLocked} onClick={() => toggleLock(item.id)}>
          <LockIcon size={16} />
          <span>{t(isLocked ? 'tools.unlock' : 'tools.lock')}</span>
        </Button>
      ) : null}
      <Button variant="secondary" size="small" onClick={() => bringForward(item.id)}>
        {t('tools.forward')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          removeItem(item.id);
          onRemoved();
        }}
      >
        {t('tools.remove')}
      </Button>
    </Root>
  );
}
