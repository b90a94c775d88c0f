import { useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { antdLocale } from './antd-locale';
import { antdTheme } from './antd-theme';
import { useLocale } from './use-locale';

/**
 * Around what uses antd, on account pages and flow steps only. Import it lazily together with that view
 * (`dynamic(() => import(...))`): antd must not reach the first load of a public page.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const texts = useMemo(() => antdLocale(locale, t), [locale, t]);
  return (
    <ConfigProvider theme={antdTheme} locale={texts} form={{ requiredMark: markRequired, colon: false }}>
      {children}
    </ConfigProvider>
  );
}

/** As the site's own fields mark it: behind the label. */
function markRequired(label: ReactNode, { required }: { required: boolean }) {
  return (
    <>
      {label}
      {required ? <b aria-hidden="true" style={{ color: 'var(--danger)', fontWeight: 550, marginInlineStart: 4 }}>*</b> : null}
    </>
  );
}
