import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from './visually-hidden';

/** Around skeletons: says once that something loads. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('action.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
