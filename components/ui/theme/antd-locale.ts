import type { ConfigProviderProps } from 'antd';
import english from 'antd/locale/en_GB';
import simplified from 'antd/locale/zh_CN';
import traditional from 'antd/locale/zh_HK';
import type { TFunction } from 'i18next';
import type { Locale } from '@/lib/config/locales';
import { LOCALES } from '@/lib/config/locales';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

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
export function antdLocale(locale: Locale, t: TFunction<'common'>): AntdLocale {
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
