import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ButtonLink } from '@/components/ui/button-link';
import { wardrobeHref } from '@/services/auth/session';

/** MY WARDROBE. The token is added at click time, and only for another origin: it stands in no page. */
export function WardrobeLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  const href = wardrobeHref();
  const go = (event: MouseEvent) => {
    if (!publicEnv.mainSiteUrl) return;
    event.preventDefault();
    // What makes the address is the session's: it comes with the press, for few visitors have one (docs/decisions/0026-cookies.md).
    void import('@/services/auth/wardrobe-address')
      .then(({ itemsAddress }) => itemsAddress(locale))
      .catch(() => null)
      .then((address) => location.assign(address ?? href));
  };
  return (
    <ButtonLink href={href} variant="primary" size="small" onClick={go}>
      {t('myWardrobe')}
    </ButtonLink>
  );
}
