import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Elements } from '@/components/ui/theme/elements';

interface Props {
  /** Beside what only turns, the words are seen as well. */
  areWordsSeen?: boolean;
  children: Elements;
}

/** Around skeletons: says once that something loads. */
export function LoadingRegion({ areWordsSeen = false, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true">
      {areWordsSeen ? null : <VisuallyHidden>{t('action.loading')}</VisuallyHidden>}
      {children}
      {areWordsSeen ? <span>{t('action.loading')}</span> : null}
    </div>
  );
}
