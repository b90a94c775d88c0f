import { answerPerLocale } from '@/services/content/answer-per-locale';
import { getFaqs } from '@/services/content/get-faqs';

/** `GET /api/answers/{locale}`: the region's questions and answers, for the help widget. */
export default answerPerLocale(getFaqs);
