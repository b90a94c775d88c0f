import { answerPerLocale } from '@/services/content/answer-per-locale';
import { getFaqs } from '@/services/content/get-pages';
import { scriptPairs } from '@/services/content/script-pairs';

/** `GET /api/help/{locale}`: the region's questions and answers, and what its search needs to take either script. */
export default answerPerLocale(async (locale) => {
  const answers = await getFaqs(locale);
  return { answers, scriptPairs: scriptPairs(locale, answers) };
});
