import { readTexts } from '@/backend/read-texts';
import type en from './texts/en.json';

export type CardFormTexts = typeof en;

/** The form is a document of the gateway, so it has its own texts. */
export const CARD_FORM_TEXTS = readTexts<CardFormTexts>(import.meta.url);
