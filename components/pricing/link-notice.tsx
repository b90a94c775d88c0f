import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';

/** What became of the quote link that the address held. */
export function LinkNotice({ link }: { link: 'read' | 'unreadable' }) {
  const { t } = useTranslation('pricing');
  return link === 'read' ? <Notice role="status">{t('link.read')}</Notice> : <Notice tone="warning" role="alert">{t('link.unreadable')}</Notice>;
}
