import { readTexts } from '@/backend/read-texts';
import type { Phrases } from './choose-answer';
import type en from './texts/en.json';

export type ConciergeTexts = typeof en;

export const CONCIERGE_TEXTS = readTexts<ConciergeTexts>(import.meta.url);

const everywhere = (name: 'person' | 'askBooking' | 'askInvoice') => Object.values(CONCIERGE_TEXTS).map((texts) => texts[name]);

export const PHRASES: Phrases = { person: everywhere('person'), booking: everywhere('askBooking'), invoice: everywhere('askInvoice') };
