import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { HangerIcon } from '@/components/ui/member-icons';

/** Shown when the wardrobe has no wearable piece. */
export function NothingToWear() {
  const { t } = useTranslation('outfit');
  return (
    <EmptyState
      picture={<HangerIcon size={32} />}
      title={t('empty.title')}
      body={t('empty.body')}
      actions={<ButtonLink href={ROUTES.servicesPricing.path}>{t('empty.action')}</ButtonLink>}
    />
  );
}
