import { normaliseForSearch } from '@/lib/text/search-text';
import { topicsOf } from './everyday-topics';
import { rankAnswers, type AnsweredQuestion } from './faq-ranking';

/** What a member's message asks for, as far as a program can tell without guessing. */
export type Choice<Entry> =
  | { kind: 'person' }
  | { kind: 'booking' }
  | { kind: 'invoice' }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'farewell' }
  /** Too short to be about anything. */
  | { kind: 'little' }
  /** The team's opening hours. */
  | { kind: 'hours' }
  | { kind: 'answer'; entry: Entry }
  /** Several candidates: the member chooses. */
  | { kind: 'unsure'; entries: Entry[] }
  /** Needs a person. */
  | { kind: 'unknown' };

const END = '[\\s!.,。！，、~～]*$';
const PERSON =
  /\b(person|human|agent|someone|somebody|colleague|representative)\b|\b(speak|talk) (to|with)\b|\b(call|ring|phone) me\b|\bcomplain(t|ts|ing)?\b|^(i|we)( ?[’']?d)? (want|need|would like|like) (a|my|the) (refund|money back)|真人|人工|客服|同事|專人|专人|职员|職員|投訴|投诉|打(電話|电话)[給给畀俾]我|^我?[想要]退(款|錢|钱)$/;
const GREETING = new RegExp(
  `^((hi|hello|hey|dear (team|all)|good (morning|afternoon|evening|day)|你好|您好|哈囉|哈啰|早晨|早上好|下午好|晚上好|早安|午安|晚安|嗨|在嗎|在吗|喂)( there| again| everyone| team|呀|啊)?[\\s!.,。！，、~～]*)+$`,
);
/** Questions about the assistant itself get the greeting. */
const WHO =
  /\b(are you|is this|am i (talking|speaking|chatting) (to|with)) (a |an )?(robot|bot|machine|computer|program|ai|real)\b|\b(who|what) are you\b|\bis (any ?(one|body)) (there|here)\b|(機械人|机械人|机器人|機器人|真人)[嗎吗呀]|你是[誰谁]|你係邊個|(有冇|有沒有|有没有|有)人(在|呀|嗎|吗|喺度|在嗎|在吗)$/;
const THANKS = new RegExp(
  `^((ok(ay)?|alright|all right|fine|great|perfect|got it|cheers|lovely|thanks?|多謝(晒)?|谢谢|謝謝|唔該(晒)?|感谢|感謝|好的?|好呀|好啊|明白了?|知道了?|收到|了解|冇問題|没问题|沒問題)( so much| a lot| very much| a million| for (your|the|all your) (help|reply|answer|time)| you|你們|你们|您|你|幫手|帮忙|幫忙|回[覆复])*[\\s!.,。！，、~～]*)+$`,
);
const FAREWELL = new RegExp(
  `^(bye( bye)?|good ?bye|see you|that[’']?s all|拜拜|再見|再见|沒事了|没事了|冇嘢喇)( now| later| then|了|喇)?${END}`,
);
const LITTLE = new RegExp(
  `^(yes|yep|yeah|no|nope|maybe|help|i need (some )?help|can you help( me)?|i have a question|(a )?question|test|係|唔係|是|是的|不是|不|否|有|沒有|没有|冇|嗯|幫幫我|帮帮我|請問|请问|我想問|我想问|幫手|救命)( me| please)?${END}`,
);
const HOURS =
  /\b(opening|office|business|working) (hours?|times?)\b|\b(when|what time|until when)\b.*\b(you|office|team) (open|close|closed|available)\b|\bare you (open|closed)\b|(幾點|几点|幾時|几时|什么时候|甚麼時候)\S{0,2}(開門|开门|開工|营业|營業|收工|關門|关门|上班|下班)|(辦公|办公|營業|营业|服務|服务|上班)(時間|时间)/;
const MINE_BOOKING =
  /\b(next|my|upcoming)\b.*\b(booking|collection|pick-?up|delivery|appointment|slot)\b|\bwhen (are|do|will) you (come|coming|collect|deliver|pick)|(下次|下一次|我的|幾時|几时|什么时候|甚麼時候|何時|何时|几点|幾點).*(預約|预约|預訂|预订|收件|取件|送件|送貨|送货|收衫|收衣|送衫|送來|送来|上門|上门)/;
const MINE_INVOICE =
  /\b(my|open|due|unpaid|outstanding)\b.*\b(invoice|bill|balance)s?\b|\bdo i owe\b|\bhow much do i owe\b|\bhow (do|can) i pay\b|(我的|待付|未付|欠|有没有|有沒有).{0,99}(帳單|账单|欠款)|欠(費|费|款)|欠(你|您)?(們|们|哋)?(多少|幾多)?(錢|钱)|(我|現在|现在|這個月|这个月|一共|總共|总共)(還|还)?(要|該|该|應|应|應該|应该)(付|交|畀|俾)(多少|幾多)|(帳單|账单).*(多少|未付|沒付|没付|到期|付了)|^(怎麼|怎么|怎樣|怎样|點樣|点样|如何)(付款|付錢|付钱|付費|付费|繳費|缴费|畀錢|俾錢|交錢|交钱)/;
/** Payment methods are unrelated to open invoices. */
const MEANS =
  /\b(paypal|alipay|wechat|fps|paynow|cash|cheque|bank transfer|apple pay|google pay)\b|支付寶|支付宝|微信|轉數快|转数快|現金|现金|支票|銀行轉帳|银行转账/;

/** Problems and change requests are not answered by a date or an amount. */
const TROUBLE =
  /\b(cancel|change|mov(e|ing)\b|reschedul|postpone|cost|price|fees?\b|charged?\b|wrong|twice|double|miss|never|late\b|lost|damage|broken|dispute|refund|mistake|error)|\b(not|n't|nobody|no one)\b.*\b(come|came|arrive|show|turn)|取消|更改|改期|改時間|改时间|改到|換|换|延期|推遲|推迟|錯|错|重複|重复|兩次|两次|[沒没未](有)?(人)?(來|来|到|收到|送到)|遲|迟到|不見|不见|弄壞|弄坏|爭議|争议|退款/;

/** Only the beginning of a long message: these patterns take more than linear time. */
const MAX_READ = 400;
/** Greetings and thanks are not longer. */
const SMALL_TALK = 80;

const CERTAIN = 0.62;
const POSSIBLE = 0.36;
/** An answer this far ahead of the next one is given alone. */
const AHEAD = 1.25;
const OFFERED = 3;

export interface Asked {
  text: string;
  /** Files and cards need a person. */
  hasAttachment: boolean;
  hasCard: boolean;
}

/** Texts of the quick replies in every language; matched exactly. */
export interface Phrases {
  person: readonly string[];
  booking: readonly string[];
  invoice: readonly string[];
}

export function chooseAnswer<Entry extends AnsweredQuestion>(
  { text, hasAttachment, hasCard }: Asked,
  entries: readonly Entry[],
  phrases: Phrases,
): Choice<Entry> {
  const asked = plain(text.slice(0, 2 * MAX_READ)).slice(0, MAX_READ);
  const says = (sentences: readonly string[]) => sentences.some((sentence) => plain(sentence) === asked);
  if (hasAttachment || hasCard || says(phrases.person)) return { kind: 'person' };
  if (says(phrases.booking)) return { kind: 'booking' };
  if (says(phrases.invoice)) return { kind: 'invoice' };
  const exact = entries.find(({ question }) => plain(question) === asked);
  if (exact) return { kind: 'answer', entry: exact };
  if (asked.length <= SMALL_TALK) {
    if (GREETING.test(asked) || WHO.test(asked)) return { kind: 'greeting' };
    if (THANKS.test(asked)) return { kind: 'thanks' };
    if (FAREWELL.test(asked)) return { kind: 'farewell' };
    if (LITTLE.test(asked)) return { kind: 'little' };
  }
  const topics = topicsOf(asked);
  const spoken = entries.filter(({ slug }) => topics.includes(slug)).slice(0, OFFERED);
  // Mentioning a person, such as a helper, is not asking for one.
  if (PERSON.test(asked) && spoken.length === 0) return { kind: 'person' };
  if (HOURS.test(asked)) return { kind: 'hours' };
  const [topic] = spoken;
  if (topic) return spoken.length === 1 ? { kind: 'answer', entry: topic } : { kind: 'unsure', entries: spoken };
  const isTrouble = TROUBLE.test(asked);
  if (!isTrouble && !MEANS.test(asked) && MINE_INVOICE.test(asked)) return { kind: 'invoice' };
  if (!isTrouble && MINE_BOOKING.test(asked)) return { kind: 'booking' };
  const [best, second] = rankAnswers(entries, text);
  if (!best || best.coverage < POSSIBLE) return { kind: 'unknown' };
  if (best.coverage >= CERTAIN && (!second || best.coverage >= AHEAD * second.coverage)) return { kind: 'answer', entry: best.entry };
  return {
    kind: 'unsure',
    entries: rankAnswers(entries, text)
      .slice(0, OFFERED)
      .filter(({ coverage }) => coverage >= POSSIBLE)
      .map(({ entry }) => entry),
  };
}

function plain(text: string): string {
  return normaliseForSearch(text)
    .replace(/(?<![?？!！.。])[?？!！.。]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
