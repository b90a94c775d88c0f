import { LOCALES } from '@/lib/config/locales';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** What stands between a label and its words; Chinese has a wide one, without a space. */
export function useColon(): string {
  return LOCALES[useLocale().locale].script === 'latin' ? ': ' : '：';
}
