import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { readSeed, stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

interface Rule {
  words: RegExp;
  /** What is said instead, or why not. */
  instead: string;
  /** Where the word is right all the same. */
  but?: RegExp;
  /** The only places where it is wrong. */
  only?: RegExp;
}

const FIRE: Rule = { words: /火警|火災|火灾|火患|失火|着火|火燒|火烧|\bfires?\b/i, instead: 'a storage house says nothing about fire' };
/** Alone, a small `x` or `lite` in a sentence is no name to somebody who reads it for the first time. */
const BARE_PACKAGE: Rule = {
  words: /(?<!Pakt )(?<![\w/-])(?:x|lite|luxe|pix)(?![\w-])/,
  instead: 'Pakt x, Pakt lite, Pakt luxe, Pakt pix, as the cards call them',
  but: /\bpackage$|\bslug$/,
};
/** What a seller is owed and gets is 款項, 發放, 收款: 付款 is what a member does. */
const OWED: Rule = {
  words: /付款|付[给給][您你]/,
  instead: 'money to the seller is 發放/发放 or 收款',
  only: /\/items (?:state\.|sale\.step\.|payout\.|price\.calendar\.)|\/sales (?:group|fact)\.|\/consignment state\.|texts\/[\w-]+ mails\.(?:sold|paid|payoutWanted|paidAsCredit)\./,
};
/** A request for care or a sale is booked too: what is said of visits names them. */
const VISITS: Rule = {
  words: /^(?!.*(?:上門|上门|visit)).*(?:預約|预约|is booked)/,
  instead: 'a visit: 上門預約, 上门预约',
  only: /\/layout account\.visits$|\/items summary\.(?:next|nothingBooked)$|\/chat side\.booking$/,
};
/** A line of an invoice stands alone in lists, mails and exports: “No parking bay” is no reason to pay. */
const CHARGES: Rule = {
  words: /^(?!.*(?:費|费|surcharge|fee)).+|沒有|没有|^无/,
  instead: 'the charge, not the circumstance',
  only: /\/billing line\.(?:no-lift|no-parking-bay|outlying-area|late-change)\.title$/,
};
/** Of both English sites. */
const ENGLISH: readonly Rule[] = [
  FIRE,
  BARE_PACKAGE,
  VISITS,
  CHARGES,
  { words: /\bmails?\b/i, instead: 'email' },
  { words: /\bBillings\b/, instead: 'Billing, as the page is called' },
  { words: /\b[Ss]ign(?:ed|s|ing)?(?: |-)(?:in|out|you (?:in|out))\b/, instead: 'log in, log out, login', but: /blog-articles/ },
  {
    words: /\b(?:need|you) do nothing\b|\bthere is nothing to do\b|\b(?:plan|term|deliver(?:y|ies)) go(?:es)? on\b/,
    instead: 'translated: continues',
  },
  { words: /\bsomebody (?:who is|has|asked|should)\b/i, instead: 'someone', but: /terms-and-condition|privacy-policy|blog-articles/ },
  { words: /\$?\{\{amount\}\} a (?:piece|bag)\b/, instead: 'per piece' },
  { words: /\bby itself\b/, instead: 'automatically', but: /about-page|blog-articles/ },
  {
    words: /\b(?:it|table|total|price|text|rules?|limits?|answer|visit|order|departure|left|ranges|times) stands?\b/,
    instead: 'is, or is shown: German stehen',
    but: /blog-articles/,
  },
  {
    words: /\b(?:anew|what became of|come by it|nothing on top|put your price together|browser in which|payment gateway)\b/i,
    instead: 'translated; where you are logged in, payment provider',
  },
  { words: /\bwith pleasure\b/i, instead: 'you’re welcome' },
  { words: /\bone less\b/, instead: 'one fewer' },
  { words: /\b(?:color|center|favorite|catalog|jewelry)\b/i, instead: 'British spelling' },
];

/**
 * One word for one thing, and money words that say which way the money goes: the table of docs/glossary.md as far as a test can hold it.
 * Terms of the other region are in seed-language.test.ts.
 */
const FORBIDDEN: Record<Locale, readonly Rule[]> = {
  en: [...ENGLISH, { words: /\bpick-ups?\b/i, instead: 'collection' }],
  'en-SG': [
    ...ENGLISH,
    {
      words: /\b[Cc]ollections? (?:slot|step|was|is|costs|belongs|of)\b|\b(?:[Bb]ook|[Ff]irst|further|this|the) collections?\b/,
      instead: 'pick-up',
    },
    { words: /\b(?:saree|mini-storage|key(?:ed|ing)? (?:\w+ )?in|Macpherson)\b/, instead: 'sari, self-storage, enter, MacPherson' },
    { words: /\b(?:[Tt]rousers|[Jj]umpers?|[Tt]rainers)\b/, instead: 'pants, sweater, sneakers' },
  ],
  zh: [
    FIRE,
    BARE_PACKAGE,
    OWED,
    VISITS,
    CHARGES,
    { words: /購物額/, instead: '購物金: 購物額 is what one has spent' },
    { words: /(?<!有)待付款/, instead: '款項待發放, or 有待付款 for what the member owes' },
    {
      words:
        /[嘅咗唔冇嗰睇諗俾畀佢喺啲嘢砌揀]|執拾|幾時|打風|屋企|今次|落單|條數|新淨|甩色|蟲黐|搬搬抬抬|對上一次|抵得住|不怕凍|企得穩|平得出奇|着細|執行李/,
      instead: 'written Chinese: spoken Cantonese only in quotation',
    },
    { words: /待辦籃|籃內/, instead: '服務清單' },
    { words: /(?<!迷你)倉庫/, instead: '收納室' },
    { words: /寄售|代售/, instead: '寄賣' },
    { words: /轉贈/, instead: '捐出' },
    { words: /價[格錢]/, instead: '收費 for what we charge, 售價 for what a piece sells at' },
    { words: /無[須需]|進行|的情況下|驗證器 App|停用為止/, instead: '毋須, a verb, 驗證器應用程式, 直至你決定結束' },
    { words: /正品|相片|停車位/, instead: '真品, 照片, 泊車位' },
    { words: /穿搭|這一身/, instead: '配搭' },
    { words: /[今明昨]天/, instead: '今日, 明日, 昨日' },
    { words: /圍巾|襯衫|高踭/, instead: '頸巾, 恤衫, 高跟鞋' },
    { words: /閘道|樣本|付款卡/, instead: '付款平台, 示範, 信用卡', but: /privacy-policy|terms-and-condition/ },
    { words: /撤回(?:這|預約|期限|全部)|免費撤回|還原一步/, instead: '取消 a request, 撤回 a step' },
  ],
  'zh-CN': [
    FIRE,
    BARE_PACKAGE,
    OWED,
    VISITS,
    CHARGES,
    { words: /消费额度/, instead: '抵用金: 消费额度 is a limit' },
    { words: /(?<!等)待付款/, instead: '款项待发放, or 等待付款 for what the member owes' },
    { words: /在线沟通/, instead: '在线客服' },
    { words: /待办篮|篮子/, instead: '服务清单' },
    { words: /载入/, instead: '加载' },
    { words: /撤销(?:这|预约|期限|全部)|免费撤销/, instead: '取消 a request, 撤销 a step' },
    { words: /撤回/, instead: '撤销', but: /privacy-policy|terms-and-condition|consent/ },
    { words: /支付卡|信用卡/, instead: '银行卡' },
    { words: /(?<!银行)账号/, instead: '账户' },
    { words: /穿搭|这一身/, instead: '搭配' },
    { words: /真品/, instead: '正品' },
    { words: /[张笔](?:月度)?账单/, instead: '份账单' },
    { words: /服务式住宅/, instead: '服务式公寓' },
    { words: /套餐(?!具)/, instead: '方案 for a plan, 套装 for a gift: 套餐 is a meal' },
    { words: /没有(?:加载|载入)|[没未]能|重设(?!密码、)|升级型/, instead: '加载失败, 操作失败, 重置, 升级版' },
    { words: /(?<!推荐|推荐好友|合作)计划/, instead: '方案', but: /blog-articles|about-page/ },
    { words: /请问我们|网关|结单|价钱|(?<!继)续存/, instead: '向我们咨询, 支付平台, 结算单, 价格, 按月延续' },
  ],
  'zh-Hans': [
    FIRE,
    BARE_PACKAGE,
    OWED,
    VISITS,
    CHARGES,
    { words: /购物额|消费额度|(?<!增)加位子|封锁|扣减.{0,6}发票/, instead: '购物金, 增加位子, 阻止, 抵扣' },
    { words: /(?<!等)待付款/, instead: '款项待发放, or 等待付款 for what the member owes' },
    { words: /待办篮|篮子/, instead: '服务清单' },
    { words: /保存/, instead: '储存', but: /privacy-policy|terms-and-condition/ },
    { words: /加载|上传|菜单|默认|装置/, instead: '载入, 上载, 选单, 预设, 设备' },
    { words: /搜索|查找/, instead: '搜寻' },
    { words: /付款卡|银行卡|支付卡|卡片(?:被拒|表格|资料|付款)/, instead: '信用卡' },
    { words: /(?<!银行)户头(?!号码|持有人姓名)|账号/, instead: '账户: 户头 is a bank’s' },
    { words: /(?:[张份]|未付|待付|支付)(?:的)?账单|开账单/, instead: '税务发票, 发票: 账单 is the page' },
    { words: /套餐|方案/, instead: '配套' },
    { words: /(?<!推荐|合作|伙伴)计划/, instead: '配套', but: /blog-articles|about-page/ },
    { words: /没有载入|没能/, instead: '无法载入, 无法' },
    { words: /联络/, instead: '联系' },
    { words: /特急|加急/, instead: '特快' },
    { words: /(?<!迷你)仓库|收纳房|收纳中心/, instead: '收纳室' },
    { words: /撤销|还原|撤回(?:这|预约|期限|全部)|免费撤回/, instead: '取消 a request, 撤回 a step' },
    { words: /登入|退出登录/, instead: '登录, 登出' },
    { words: /正品/, instead: '真品' },
    { words: /转售|寄售/, instead: '寄卖' },
    { words: /推荐(?:好友|朋友)/, instead: '推荐计划', but: /accountCleared|verify-email/ },
    { words: /穿搭|配搭|这一身/, instead: '搭配' },
    { words: /样本|网关|列印|降价|回赠|价钱/, instead: '示范, 付款平台, 打印, 减价, 奖励, 价格' },
  ],
};

/** What readers type to find something is theirs; nobody reads it. */
const TYPED_BY_READERS = /\/items search\.| searchWords\b/;
const plain = (text: string) => text.replace(/<[^>]+>|\{+[^}]*\}+/g, ' ').replace(/「[^」]*」/g, '「」');

const everything = [...readSeed(), ...readSiteTexts(), ...readBackendTexts()];

describe.each(LOCALE_CODES)('the words of %s', (locale) => {
  const strings = everything
    .filter((entry) => entry.locale === locale)
    .flatMap(({ name, document }) => stringsOf(document).map(({ at, text }) => ({ place: `${name} ${at}`, text: plain(text) })))
    .filter(({ place }) => !TYPED_BY_READERS.test(place));

  it.each(FORBIDDEN[locale].map((rule) => [rule.instead, rule] as const))('%s', (_instead, { words, but, only }) => {
    const found = strings
      .filter(({ place, text }) => words.test(text) && !but?.test(place) && (only?.test(place) ?? true))
      .map(({ place, text }) => `${words.exec(text)?.[0] ?? ''} in ${place}`);
    expect(found).toEqual([]);
  });

  it('are all looked at', () => expect(strings.length).toBeGreaterThan(2000));
});
