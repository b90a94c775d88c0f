import { answerPerLocale } from '@/services/content/answer-per-locale';
import { getConsentText } from '@/services/content/get-pages';

/** `GET /api/consent-text/{locale}`: what the consent banner says. */
export default answerPerLocale(getConsentText);
