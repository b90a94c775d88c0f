import { foldText } from '@/lib/fold-text';
import { rankAnswers, type AnsweredQuestion } from './faq-ranking';

/** What a member's message asks for, as far as a machine can tell without guessing. */
export type Choice<Entry> =
  | { kind: 'person' }
  | { kind: 'booking' }
  | { kind: 'invoice' }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'answer'; entry: Entry }
  /** It may be one of these: the member chooses. */
  | { kind: 'unsure'; entries: Entry[] }
  /** A person has to look at it. */
  | { kind: 'unknown' };

const PERSON = /\b(person|human|agent|someone|somebody|colleague|representative)\b|\b(speak|talk) (to|with)\b|真人|人工|客服|同事|專人|专人|职员|職員/;
const GREETING = /^(hi|hello|hey|good (morning|afternoon|evening)|你好|您好|哈囉|哈啰|早晨|早安|晚安|嗨)[\s!.,。！，~]*$/;
const THANKS = /^(ok(ay)?[\s,]*)?(thanks?( you)?( so much| a lot| very much)?|cheers|great|perfect|多謝|谢谢|謝謝|唔該|感谢|感謝|好的?|明白)[\s!.,。！，~]*$/;
const MINE_BOOKING = /\b(next|my|upcoming)\b.*\b(booking|collection|pick-?up|delivery|appointment|slot)\b|\bwhen (are|do|will) you (come|coming|collect)|(下次|下一次|我的|幾時|几时|什么时候|甚麼時候).*(預約|预约|預訂|预订|收件|取件|送件)/;
const MINE_INVOICE = /\b(my|open|due|unpaid|outstanding)\b.*\b(invoice|bill|balance)s?\b|\bdo i owe\b|\bhow much do i owe\b|(我的|待付|未付|欠|有没有|有沒有).*(帳單|账单|欠款)|欠(費|费|款)|欠(你|您)?(們|们)?(多少)?(錢|钱)|(我|現在|现在|這個月|这个月|一共|總共|总共)(還|还)?(要|該|该|應|应|應該|应该)付多少|(帳單|账单).*(多少|未付|沒付|没付|到期|付了)/;

/** Something is to be changed or has gone wrong: its date or its sum is no answer to that. */
const TROUBLE = /\b(cancel|change|mov(e|ing)\b|reschedul|postpone|cost|price|fees?\b|charged?\b|wrong|twice|double|miss|never|late\b|lost|damage|broken|dispute|refund|mistake|error|complain)|\b(not|n't|nobody|no one)\b.*\b(come|came|arrive|show|turn)|取消|更改|改期|改時間|改时间|改到|換|换|延期|推遲|推迟|錯|错|重複|重复|兩次|两次|[沒没未](有)?(人)?(來|来|到|收到|送到)|遲|迟到|不見|不见|弄壞|弄坏|投訴|投诉|爭議|争议|退款/;

const CERTAIN = 0.62;
const POSSIBLE = 0.36;
/** So far ahead of the next one an answer stands alone. */
const AHEAD = 1.25;
const OFFERED = 3;

export interface Asked {
  text: string;
  /** A file or a card is for eyes. */
  hasAttachment: boolean;
  hasCard: boolean;
}

/** The words of the quick replies, in every language: they mean exactly what they say. */
export interface Phrases {
  person: readonly string[];
  booking: readonly string[];
  invoice: readonly string[];
}

export function chooseAnswer<Entry extends AnsweredQuestion>({ text, hasAttachment, hasCard }: Asked, entries: readonly Entry[], phrases: Phrases): Choice<Entry> {
  const asked = plain(text);
  const says = (sentences: readonly string[]) => sentences.some((sentence) => plain(sentence) === asked);
  if (hasAttachment || hasCard || says(phrases.person)) return { kind: 'person' };
  if (says(phrases.booking)) return { kind: 'booking' };
  if (says(phrases.invoice)) return { kind: 'invoice' };
  const exact = entries.find(({ question }) => plain(question) === asked);
  if (exact) return { kind: 'answer', entry: exact };
  if (GREETING.test(asked)) return { kind: 'greeting' };
  if (THANKS.test(asked)) return { kind: 'thanks' };
  if (PERSON.test(asked)) return { kind: 'person' };
  const isTrouble = TROUBLE.test(asked);
  if (!isTrouble && MINE_INVOICE.test(asked)) return { kind: 'invoice' };
  if (!isTrouble && MINE_BOOKING.test(asked)) return { kind: 'booking' };
  const [best, second] = rankAnswers(entries, text);
  if (!best || best.coverage < POSSIBLE) return { kind: 'unknown' };
  if (best.coverage >= CERTAIN && (!second || best.coverage >= AHEAD * second.coverage)) return { kind: 'answer', entry: best.entry };
  return { kind: 'unsure', entries: rankAnswers(entries, text).slice(0, OFFERED).filter(({ coverage }) => coverage >= POSSIBLE).map(({ entry }) => entry) };
}

function plain(text: string): string {
  return foldText(text).replace(/[?？!！.。]+$/u, '').replace(/\s+/g, ' ').trim();
}
