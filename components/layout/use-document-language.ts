import { useEffect } from 'react';
import { LOCALES, type Locale } from '@/lib/config/locales';

/**
 * Next writes its own locale code into `<html lang>` whenever the address changes, and once after the
 * first render: `zh-CN` would be read as Traditional by the font rules. This puts the language tag of
 * the static page back.
 */
export function useDocumentLanguage(locale: Locale) {
  useEffect(() => {
    const { documentElement } = document;
    const restore = () => {
      if (documentElement.lang !== LOCALES[locale].htmlLang) documentElement.lang = LOCALES[locale].htmlLang;
    };
    restore();
    const observer = new MutationObserver(restore);
    observer.observe(documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [locale]);
}
