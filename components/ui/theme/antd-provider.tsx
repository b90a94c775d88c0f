import { useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { antdLocale } from './antd-locale';
import { antdTheme } from './antd-theme';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { Elements } from './elements';

/**
 * antd's rules for links hold for the whole document, and take the mark of the focus from every one of them: its
 * own is drawn in variables that stand on its parts alone. Its fields tell the focus by the colour of their edge, the pages of a list by
 * none, its buttons by a pale red. The two fields of a range share one edge: which of them it is shows inside.
 */
const FOCUS_MARKS = `
a:focus-visible,.ant-btn:focus-visible,.ant-pagination li:focus-visible{outline:2px solid var(--focus)!important;outline-offset:3px!important}
.ant-input:focus-visible,.ant-pagination input:focus-visible{outline:2px solid var(--focus)!important;outline-offset:-1px!important}
.ant-picker-range input:focus-visible{outline:2px solid var(--focus)!important;outline-offset:0!important}
.ant-picker:focus-within,.ant-select:focus-within{outline:2px solid var(--focus);outline-offset:-1px}
`;

/**
 * Around what uses antd, on account pages and flow steps only. Import it lazily together with that view
 * (`dynamic(() => import(...))`): antd must not reach the first load of a public page.
 */
export function AntdProvider({ children }: { children: Elements }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const texts = useMemo(() => antdLocale(locale, t), [locale, t]);
  return (
    <ConfigProvider theme={antdTheme} locale={texts} form={{ requiredMark: markRequired, colon: false }}>
      <style>{FOCUS_MARKS}</style>
      {children}
    </ConfigProvider>
  );
}

/** As the site's own fields mark it: behind the label. */
function markRequired(label: ReactNode, { required }: { required: boolean }) {
  return (
    <>
      <span>{label}</span>
      {required ? (
        <b aria-hidden="true" style={{ color: 'var(--danger)', fontWeight: 550, marginInlineStart: 4 }}>
          *
        </b>
      ) : null}
    </>
  );
}
