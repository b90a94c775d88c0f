import { LOCALES } from '@/lib/config/locales';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Separator between two sentences: empty in Chinese, whose full stop includes space. */
export function useSentenceGap(): string {
  return LOCALES[useLocale().locale].script === 'latin' ? ' ' : '';
}
