import type { Locale } from '@/lib/config/locales';
import en from './texts/en.json' with { type: 'json' };
import enSg from './texts/en-SG.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export type CardFormTexts = typeof en;

/** The form is the gateway's document, so it carries its own words. */
export const CARD_FORM_TEXTS: Record<Locale, CardFormTexts> = { en, zh, 'zh-CN': zhCn, 'en-SG': enSg, 'zh-Hans': zhHans };
