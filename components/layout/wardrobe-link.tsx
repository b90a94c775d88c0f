import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/config/locales';
import { ButtonLink } from '@/components/ui/button-link';
import { itemsAddress, wardrobeHref } from '@/services/auth/wardrobe-address';

/** MY WARDROBE. The token is added at click time, and only for another origin: it stands in no page. */
export function WardrobeLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  const href = wardrobeHref();
  const go = (event: MouseEvent) => {
    const address = itemsAddress(locale);
    if (address === null) return;
    event.preventDefault();
    location.assign(address);
  };
  return (
    <ButtonLink href={href} variant="primary" size="small" onClick={go}>
      {t('myWardrobe')}
    </ButtonLink>
  );
}
