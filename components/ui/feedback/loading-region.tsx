import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Elements } from '@/components/ui/theme/elements';

interface Props {
  /** Shows the text visibly, for use beside a spinner. */
  areWordsSeen?: boolean;
  children: Elements;
}

/** Wraps skeletons and announces once that something is loading. */
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
