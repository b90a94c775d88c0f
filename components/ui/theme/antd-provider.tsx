import { ConfigProvider, type ThemeConfig, type ConfigProviderProps } from 'antd';
import english from 'antd/locale/en_GB';
import simplified from 'antd/locale/zh_CN';
import traditional from 'antd/locale/zh_HK';
import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { type Locale, LOCALES } from '@/lib/config/locales';
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

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const BASE = {
  latin: { texts: english, picker: 'en_GB' },
  traditional: { texts: traditional, picker: 'zh_HK' },
  simplified: { texts: simplified, picker: 'zh_CN' },
} as const;

/** antd replaces `${label}` itself, so our texts are requested with these placeholders as values. */
const PLACEHOLDERS = {
  label: '${label}',
  type: '${type}',
  enum: '${enum}',
  len: '${len}',
  min: '${min}',
  max: '${max}',
} as const;

/** antd's own texts, overridden by the site's: pagination, pickers and form messages. */
function antdLocale(locale: Locale, t: TFunction<'common'>): AntdLocale {
  const { texts, picker } = BASE[LOCALES[locale].script];
  const placeholder = t('timePicker.placeholder');
  const rangePlaceholder: [string, string] = [t('timePicker.start'), t('timePicker.end')];
  const timePicker = { ...texts.DatePicker?.timePickerLocale, placeholder, rangePlaceholder };
  return {
    ...texts,
    Pagination: {
      ...texts.Pagination,
      items_per_page: t('pagination.items_per_page'),
      jump_to: t('pagination.jump_to'),
      page: t('pagination.page'),
      prev_page: t('pagination.prev_page'),
      next_page: t('pagination.next_page'),
      prev_5: t('pagination.prev_5'),
      next_5: t('pagination.next_5'),
      prev_3: t('pagination.prev_3'),
      next_3: t('pagination.next_3'),
      page_size: t('pagination.page_size'),
    },
    TimePicker: { ...texts.TimePicker, placeholder, rangePlaceholder },
    ...(texts.DatePicker && {
      DatePicker: {
        ...texts.DatePicker,
        // The buttons that show a month, year or decade are named by it: a name has to hold what one sees.
        lang: { ...texts.DatePicker.lang, locale: picker, monthSelect: '', yearSelect: '', decadeSelect: '' },
        timePickerLocale: timePicker,
      },
    }),
    Form: { optional: t('field.optional'), defaultValidateMessages: validateMessages(t) },
  };
}

function validateMessages(t: TFunction<'common'>): NonNullable<AntdLocale['Form']>['defaultValidateMessages'] {
  const ofType = t('form.type', PLACEHOLDERS);
  return {
    required: t('form.required', PLACEHOLDERS),
    enum: t('form.enum', PLACEHOLDERS),
    whitespace: t('form.whitespace', PLACEHOLDERS),
    types: {
      string: ofType,
      method: ofType,
      array: ofType,
      object: ofType,
      number: ofType,
      date: ofType,
      boolean: ofType,
      integer: ofType,
      float: ofType,
      regexp: ofType,
      hex: ofType,
      email: t('form.email', PLACEHOLDERS),
      url: t('form.url', PLACEHOLDERS),
    },
    string: {
      len: t('form.string.len', PLACEHOLDERS),
      min: t('form.string.min', PLACEHOLDERS),
      max: t('form.string.max', PLACEHOLDERS),
      range: t('form.string.range', PLACEHOLDERS),
    },
    number: {
      len: t('form.number.len', PLACEHOLDERS),
      min: t('form.number.min', PLACEHOLDERS),
      max: t('form.number.max', PLACEHOLDERS),
      range: t('form.number.range', PLACEHOLDERS),
    },
    array: {
      len: t('form.array.len', PLACEHOLDERS),
      min: t('form.array.min', PLACEHOLDERS),
      max: t('form.array.max', PLACEHOLDERS),
      range: t('form.array.range', PLACEHOLDERS),
    },
    pattern: { mismatch: t('form.pattern', PLACEHOLDERS) },
  };
}
