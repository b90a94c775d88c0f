import { ConfigProvider, type ThemeConfig } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { antdLocale } from './antd-locale';
import type { Elements } from './elements';
import { COLOURS } from './tokens';

const CONTROL_HEIGHT = 48;

/** antd theme from our tokens. antd calculates shades, so it needs values and not CSS variables. */
const antdTheme: ThemeConfig = {
  cssVar: { key: 'antd' },
  hashed: false,
  token: {
    colorPrimary: COLOURS.red,
    colorLink: COLOURS.red,
    colorLinkHover: COLOURS['red-strong'],
    colorSuccess: COLOURS.success,
    colorWarning: COLOURS.warning,
    colorError: COLOURS.danger,
    colorInfo: COLOURS.info,
    colorText: COLOURS.ink,
    colorTextSecondary: COLOURS.muted,
    colorTextTertiary: COLOURS.muted,
    colorTextQuaternary: COLOURS.muted,
    colorTextPlaceholder: COLOURS.muted,
    colorTextDisabled: COLOURS.muted,
    colorBgBase: COLOURS.surface,
    colorBgLayout: COLOURS.paper,
    colorBorder: COLOURS['line-strong'],
    colorBorderSecondary: COLOURS.line,
    colorSplit: COLOURS.line,
    fontFamily: 'var(--font-body)',
    fontSize: 16,
    fontSizeSM: 14,
    borderRadius: 2,
    borderRadiusLG: 4,
    borderRadiusSM: 2,
    controlHeight: CONTROL_HEIGHT,
    controlHeightSM: 44,
    controlHeightLG: 56,
    controlOutlineWidth: 0,
    lineWidthFocus: 2,
    motionDurationFast: '0.12s',
    motionDurationMid: '0.22s',
    motionDurationSlow: '0.3s',
    boxShadowSecondary: 'var(--shadow-2)',
    wireframe: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 550, contentFontSize: 15 },
    Table: {
      headerBg: 'transparent',
      headerColor: COLOURS.muted,
      headerSplitColor: 'transparent',
      headerSortActiveBg: 'transparent',
      headerSortHoverBg: COLOURS.sunken,
      bodySortBg: 'transparent',
      rowHoverBg: COLOURS.sunken,
      cellPaddingBlock: 14,
      cellPaddingInline: 8,
      cellFontSize: 15,
    },
    Pagination: { itemSize: 44, itemSizeSM: 44 },
    Select: { optionHeight: 44, optionPadding: '10px 12px', optionSelectedBg: COLOURS['red-wash'] },
    DatePicker: {
      cellHeight: 40,
      cellWidth: 40,
      // Months, and times to press with a finger.
      withoutTimeCellHeight: CONTROL_HEIGHT,
      timeCellHeight: 40,
      timeColumnHeight: 240,
      timeColumnWidth: 72,
      cellBgDisabled: COLOURS.sunken,
    },
    Form: { labelColor: COLOURS.ink, verticalLabelPadding: '0 0 6px', labelFontSize: 15 },
  },
};

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
