import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import type { ShownGift } from './gift-props';

export function GiftAction({ gift }: { gift: ShownGift }) {
  const { t } = useTranslation('gift');
  return (
    <Stack $gap={3}>
      <ButtonLink href={`${ROUTES.contactUs.path}?topic=order&gift=${gift.slug}`} size="large" isFullWidth>{t('action')}</ButtonLink>
      <Text $size="sm" $tone="muted">{t('note')}</Text>
    </Stack>
  );
}
