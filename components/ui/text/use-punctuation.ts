import { useLocale } from '@/components/ui/hooks/use-locale';
import { LOCALES } from '@/lib/config/locales';

/** Separator between label and text; Chinese uses a full-width colon without a space. */
export function useColon(): string {
  return LOCALES[useLocale().locale].script === 'latin' ? ': ' : '：';
}
