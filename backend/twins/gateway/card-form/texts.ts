import { readTexts } from '@/backend/read-texts';
import type en from './texts/en.json';

export type CardFormTexts = typeof en;

/** The form is the gateway's document, so it carries its own words. */
export const CARD_FORM_TEXTS = readTexts<CardFormTexts>(import.meta.url);
