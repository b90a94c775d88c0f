import type { Locale } from '@/lib/config/locales';
import type { Phrases } from './choose-answer';
import enSg from './texts/en-SG.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export type ConciergeTexts = typeof en;

export const CONCIERGE_TEXTS: Record<Locale, ConciergeTexts> = { en, zh, 'zh-CN': zhCn, 'en-SG': enSg, 'zh-Hans': zhHans };

const everywhere = (name: 'person' | 'askBooking' | 'askInvoice') => Object.values(CONCIERGE_TEXTS).map((texts) => texts[name]);

export const PHRASES: Phrases = { person: everywhere('person'), booking: everywhere('askBooking'), invoice: everywhere('askInvoice') };
