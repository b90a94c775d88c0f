import { useTranslation } from 'next-i18next/pages';
import { flushSync } from 'react-dom';
import type { ChatCard } from '@/lib/domain/chat/message';
import { Drawer } from '@/components/ui/drawer';
import { Stack } from '@/components/ui/stack';
import { Affairs, type AffairsProps } from './affairs';

interface Props extends AffairsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Where there is no room beside the thread, the member's affairs come over it. */
export function AffairsDrawer({ isOpen, onClose, quickAnswers, onAsk }: Props) {
  const { t } = useTranslation('chat');
  const ask = (card: ChatCard) => {
    // Closed first: it gives the focus back to what opened it, and what lies under it takes none.
    flushSync(onClose);
    onAsk(card);
  };
  return (
    <Drawer isOpen={isOpen} title={t('side.label')} onClose={onClose}>
      <Stack $gap={6}>
        <Affairs quickAnswers={quickAnswers} onAsk={ask} />
      </Stack>
    </Drawer>
  );
}
