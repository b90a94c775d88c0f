import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useGiftStore } from '@/stores/gift-store';
import type { ShownGift } from './gift-props';
import { useGiftSteps } from './use-gift-steps';

/** A gift without a known price cannot be bought. */
export function GiftAction({ gift }: { gift: ShownGift }) {
  const { t } = useTranslation('gift');
  const choosePackage = useGiftStore((state) => state.choosePackage);
  const { goTo } = useGiftSteps();
  const buy = () => {
    choosePackage(gift.slug, gift.name);
    goTo('form');
  };
  return (
    <Stack $gap={3}>
      <Button size="large" isFullWidth disabled={gift.price === null} onClick={buy}>
        {t('action')}
      </Button>
      <Text $size="sm" $tone="muted">
        {t('note')}
      </Text>
    </Stack>
  );
}
