import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { HangerIcon } from '@/components/ui/member-icons';

/** For a provider without the outfit calls. */
export function NotOffered() {
  const { t } = useTranslation('outfit');
  return (
    <EmptyState
      picture={<HangerIcon size={32} />}
      title={t('load.notOfferedTitle')}
      body={t('load.notOfferedBody')}
      actions={
        <ButtonLink href={ROUTES.items.path} variant="secondary">
          {t('load.wardrobe')}
        </ButtonLink>
      }
    />
  );
}
