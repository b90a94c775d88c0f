import { LOCALES } from '@/lib/config/locales';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** What stands between two sentences: a Chinese full stop brings its own room. */
export function useSentenceGap(): string {
  return LOCALES[useLocale().locale].script === 'latin' ? ' ' : '';
}
