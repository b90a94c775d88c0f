import { useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { antdLocale } from './antd-locale';
import { antdTheme } from './antd-theme';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { Elements } from './elements';

/**
 * antd's global link styles remove the focus outline from every link of the document, and its own focus marks are too weak: fields change
 * only their border, pagination nothing, buttons get a pale red. A range picker has one border for two fields, so the focused one is marked
 * inside. A phone has room for one of the two panels of a range, the later one.
 */
const FOCUS_MARKS = `
a:focus-visible,.ant-btn:focus-visible,.ant-pagination li:focus-visible,.ant-table-column-has-sorters:focus-visible{outline:2px solid var(--focus)!important;outline-offset:3px!important}
.ant-input:focus-visible,.ant-pagination input:focus-visible{outline:2px solid var(--focus)!important;outline-offset:-1px!important}
.ant-picker-range input:focus-visible{outline:2px solid var(--focus)!important;outline-offset:3px!important}
.ant-picker:focus-within,.ant-select:focus-within{outline:2px solid var(--focus);outline-offset:-1px}
@media (max-width:575.98px){.ant-picker-panels>:first-child:not(:last-child){display:none}.ant-picker-panels>:last-child button{visibility:visible!important}}
`;

/**
 * Provider for views with antd, on account pages and in flow steps only. Load it lazily together with the view (`dynamic(() =>
 * import(...))`): antd must not be in the first load of a public page.
 */
export function AntdProvider({ children }: { children: Elements }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const texts = useMemo(() => antdLocale(locale, t), [locale, t]);
  return (
    <ConfigProvider theme={antdTheme} locale={texts} form={{ requiredMark: markRequired, colon: false }} getPopupContainer={popupContainer}>
      <style>{FOCUS_MARKS}</style>
      {children}
    </ConfigProvider>
  );
}

/** An open dialog lies above everything outside of it, and all content belongs into a landmark: what pops up stands inside. */
const popupContainer = (trigger?: HTMLElement): HTMLElement => trigger?.closest<HTMLElement>('dialog, main') ?? document.body;

/** Like the site's own fields: the mark follows the label. */
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
