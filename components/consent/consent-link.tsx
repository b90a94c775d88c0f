import { useTranslation } from 'next-i18next/pages';
import type { RegionCode } from '@/lib/config/regions';
import { reopenConsent } from '@/services/consent';
import { TextButton } from '@/components/ui/actions/text-link';
import { tagContainerOf } from './tag-container';

/** Reopens the consent banner. */
export function ConsentLink({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  return tagContainerOf(region) === '' ? null : <TextButton onClick={reopenConsent}>{t('cookieChoice')}</TextButton>;
}
