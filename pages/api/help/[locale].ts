import { answerPerLocale } from '@/services/content/answer-per-locale';
import { getSearchedFaqs } from '@/services/content/get-pages';
import { scriptPairs } from '@/services/content/load-texts';

/** `GET /api/help/{locale}`: the region's FAQs, and what their search needs to accept both Chinese scripts. */
export default answerPerLocale(async (locale) => {
  const answers = await getSearchedFaqs(locale);
  return { answers, scriptPairs: scriptPairs(locale, answers) };
});
