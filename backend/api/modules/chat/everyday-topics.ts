/**
 * Other wordings that members use for FAQ topics, in English, written Chinese and Cantonese. Each leads to the entry with that slug, if the
 * editors have kept it. Matched against normalised text.
 */
const VISIT = '(預約|预约|預訂|预订|收件|取件|送件|送貨|送货|上門|上门)';
const STORED =
  '(shoes?|boots?|sneakers?|trainers?|(hand)?bags?|hats?|belts?|scar(f|ves)|dress(es)?|gowns?|kwas?|saris?|suits?|coats?|jackets?|linen|bedding|curtains?)';
const STORED_CHINESE = '(鞋|袋|包|帽|腰帶|腰带|圍巾|围巾|婚紗|婚纱|裙|西裝|西装|大衣|大褸|禮服|礼服|床單|床单|窗簾|窗帘|棉被|衣服)';
const UNWANTED = '(jewell?ery|watch(es)?|food|wine|cash|batter(y|ies)|liquids?|plants?|furs?|vapes?)';
const UNWANTED_CHINESE = '(珠寶|珠宝|首飾|首饰|手錶|手表|食物|食品|酒|現金|现金|電池|电池|植物|皮草|電子煙|电子烟)';
const PLACE =
  '(discovery bay|tung chung|lantau|lamma|cheung chau|sai kung|yuen long|tuen mun|kowloon|new territories|outlying|hong kong island|sentosa|tuas|jurong|tampines|woodlands|punggol|yishun|my (area|district|part|street|estate|block|village)|離島|离岛|愉景灣|愉景湾|東涌|东涌|長洲|长洲|南丫島|南丫岛|坪洲|西貢|西贡|元朗|屯門|屯门|新界|九龍|九龙|聖淘沙|圣淘沙|大士|裕廊|淡滨尼|我這(區|裡|裏|邊)|我这(区|里|边)|我住(的|嘅))';
const ABLE = '(可以|可唔可以|可不可以|能不能|能|可否|想|幫我|帮我|替我)';

export const TOPICS: readonly [slug: string, asked: string][] = [
  [
    'bad-weather',
    '\\b(rain(s|ing|y|storm)?|typhoons?|pours?|lightning|flood(s|ed|ing)?)\\b|颱風|台風|台风|打風|黑雨|暴雨|[下落]雨|大雨|[八8]號(風球|信號|波)',
  ],
  [
    'care-and-repairs',
    '\\b(dry[- ]?clean(s|ed|ing)?|clean|launder|laundry|wash|repair|mend|alter|alterations?|tailor)\\b(?!.*\\b(app|site|page|invoice|account)\\b)|乾洗|干洗|洗衫|洗衣服|修補|修补|縫補|缝补|補衫|改衫|改衣|改褲|改裤',
  ],
  [
    'change-my-details',
    '\\b(change|update|edit|moved|moving)\\b(?!.*\\b(delivery|collection|booking|visit)\\b).*\\b(address|phone|mobile|telephone|(credit |bank )?card|email)\\b|\\b(moved|moving) (house|home|flat)\\b|(更改|修改|改|換|换|更新)(?!\\S*(送件|收件|預約|预约))\\S{0,4}(地址|電話|电话|手機|手机|電郵|电邮|郵箱|邮箱|信用卡|銀行卡|银行卡)|搬(屋|家|咗)',
  ],
  ['gift-codes', '\\bgift\\b(?!.*\\b(refund|twice|error|invalid|lost|work|works)\\b)|禮品|礼品|禮券|礼券|送禮|送礼'],
  [
    'change-or-cancel-a-booking',
    `\\b(cancel|change|move|reschedule|postpone)\\b(?!.*\\b(address|card|name|password)\\b).*\\b(booking|collection|pick-?up|delivery|appointment|slot|visit)\\b|(取消|更改|改|換|换|延|推)\\S{0,6}${VISIT}|${VISIT}\\S{0,8}(取消|更改|改期|改時間|改时间|改日|延期)|^改期`,
  ],
  [
    'close-my-account',
    '\\b(close|delete|remove)\\b.*\\baccount\\b|(刪除|删除|註銷|注销|結束|结束|取消|關閉|关闭)\\S{0,4}(帳戶|账户|戶口|户口|户头|帳號|账号)',
  ],
  ['export-my-data', '\\b(export|download)\\b(?!.*\\bapp\\b)|匯出|导出|(下載|下载)\\S{0,6}(資料|资料|數據|数据|紀錄|记录)'],
  [
    'failed-payment',
    "\\b(card|payment)\\b.*\\b(declined|refused|rejected|fail(s|ed)?|did(n[’']?t| not) go through)\\b|(扣款|付款|過數|过数|支付|信用卡|拍卡|碌卡)\\S{0,4}(失敗|失败|不成功|不到|唔到|被拒)",
  ],
  [
    'forgot-password',
    '\\b(forgot(ten)?|forget|reset|lost|change)\\b.*\\bpassword\\b|(忘記|忘记|忘了|唔記得|不記得|不记得|重設|重设|重置|改)\\S{0,4}(密碼|密码)|(密碼|密码)\\S{0,4}(忘|唔記得|不記得|不记得)',
  ],
  [
    'how-collection-works',
    '\\bhow (do|does|is)\\b.*\\b(collections?|pick-?up)\\b.*\\b(work|done)\\b|\\bwhat happens\\b.*\\b(collect|pick)|(收件|取件|收衫)\\S{0,4}(流程|怎樣進行|怎样进行|怎麼進行|怎么进行|點進行)',
  ],
  [
    'how-fast-can-i-get-items-back',
    `\\bhow (long|fast|soon|quick(ly)?)\\b(?!.*\\b(paid|payout|money|minimum)\\b).*\\b(deliver(y|ies)?|have|arrive|back)\\b|\\b(deliver|have|get|bring|send)\\b(?!.*\\b(paid|money|refund|invoice)\\b).*\\b(today|tonight|tomorrow|same[- ]day|back|home)\\b|\\brush\\b|(送件|送貨|送货|送回|送來|送来|送嚟|取回|攞返|拿回)\\S{0,4}(多久|幾耐|多快|最快|幾快|要多長|要多长)|(最快|多快|幾快)\\S{0,8}(送|取回|攞返|拿回)|(今日|今天|聽日|明天|即日|當天|当天)\\S{0,4}(送|攞返|拿回|取回)|加急|急件`,
  ],
  [
    'which-extra-fees',
    '\\b(fees?|surcharges?|extra (costs?|charges?))\\b|\\bhow much\\b.*\\b(rush|extra|deliver(y|ies)?|collections?)\\b|附加費|附加费|額外(收)?費|额外(收)?费|手續費|手续费|(送件|送貨|送货|加急|急件)\\S{0,4}(幾多錢|多少錢|多少钱|幾錢|收費|收费)',
  ],
  [
    'how-items-are-stored',
    '\\bhow (are|is|do you)\\b(?!.*\\b(data|long|much)\\b).*\\b(stored?|kept|keep)\\b|\\b(humidity|temperature|moths?|mould|mold|insects?)\\b|(怎樣|怎样|怎麼|怎么|點樣|如何)\\S{0,2}(存放|保管|儲存|储存|收納|收纳|保存)$|濕度|湿度|溫度|温度|恆溫|恒温|發霉|发霉|防蟲|防虫|蟲蛀|虫蛀',
  ],
  [
    'how-long-must-i-store',
    '\\bminimum\\b.*\\b(term|time|period|months?|stay|storage|contract)\\b|\\b(how long|sign up)\\b.*\\b(store|storage|contract|year)\\b|(最少|最短|至少)\\S{0,2}(存|租|放|簽|签)|(要存|要簽|要签)\\S{0,4}(多久|幾耐|一年)',
  ],
  [
    'how-prices-are-worked-out',
    '\\bhow much\\b(?!.*\\bowe\\b).*\\b(costs?|store|storing|storage|plans?)\\b|\\b(prices?|pricing)\\b.*\\b(storage|storing|plans?|worked out)\\b|\\bwhat\\b.*\\b(storage|plan)\\b.*\\bcosts?\\b|(存|儲存|储存|收納|收纳|存放|收費|收费|價錢|价钱|價格|价格)\\S{0,4}(幾多錢|多少錢|多少钱|幾錢|怎麼算|怎么算|怎樣計|怎样计|點計)|(一個月|一个月|每月)\\S{0,2}(幾多錢|多少錢|多少钱|幾錢)|(幾多錢|多少錢|多少钱|幾錢)\\S{0,2}(一個月|一个月)',
  ],
  ['is-it-authentic', '\\b(authentic(ity|ate|ated|ation)?|genuine|fakes?|counterfeits?)\\b|真偽|真伪|真品|鑑定|鉴定|正品|冒牌'],
  [
    'is-my-wardrobe-covered',
    '\\b(insur(e|ed|ance)|covered|coverage|liable|liability|compensat(e|ion))\\b|\\bwhat (if|happens (if|when))\\b.*\\b(lost|lose|damaged?|stolen|broken|torn|fire)\\b|保險|保险|有保障|賠償|赔偿|(損壞|损坏|遺失|遗失|整爛|弄壞|弄坏|丟失|丢失|不見|不见)(咗|了)?(怎|點|点|會|会|賠|赔)',
  ],
  [
    'leave-early',
    '\\b(cancel|end|stop|quit|leave)\\b(?!.*\\b(booking|collection|delivery|account)\\b).*\\b(membership|plan|subscription|storage|storing|contract)\\b|(取消|退出|終止|终止|停止|停)\\S{0,3}(會籍|会籍|會員|会员|計劃|计划|服務|服务|儲存|储存|存放)|退會|退会',
  ],
  [
    'must-i-be-home',
    '\\b(be|stay) (at )?home\\b|\\b(friend|someone|somebody|helper|maid|husband|wife|mother|neighbou?r|concierge|doorman|management office|guard(house)?)\\b.*\\b(receive|collect|accept|hand|sign|open)\\b|\\bnot (be )?(at )?home\\b|(唔|不|沒|没)(喺|在)(屋企|家)|(必須|必须|一定要|要唔要|要不要)\\S{0,4}(在家|喺屋企)|(朋友|家人|工人|管理處|管理处|保安|鄰居|邻居|家傭|女傭|女佣)\\S{0,6}(收|簽|签)|代收',
  ],
  [
    'unsold-pieces',
    "\\bunsold\\b|\\b(doesn[’']?t|don[’']?t|does not|do not|nobody|no one)\\b.*\\b(sell|buys?)\\b|[賣卖](不|唔)(出|掉)|(沒有人|没有人|沒人|没人|冇人)[買买]",
  ],
  ['what-a-lite-bag-is', '\\bwhat\\b.*\\blite\\b|lite ?袋(是|係|系)|是 ?lite'],
  [
    'what-can-i-store',
    `\\b(can|may|could|do) (i|you|we)\\b.*\\bstor(e|ing)\\b(?!.*\\b${UNWANTED}\\b).*\\b${STORED}\\b|${ABLE}\\S{0,3}(存|放|儲|储|收納|收纳)\\S{0,4}${STORED_CHINESE}|${STORED_CHINESE}\\S{0,4}${ABLE}\\S{0,2}(存|放|儲|储|收納|收纳)`,
  ],
  [
    'what-is-not-accepted',
    `\\b(stor(e|ing)|accept|take|keep|send)\\b.*\\b${UNWANTED}\\b|\\bwhat\\b.*\\b(not|cannot|can[’']?t|don[’']?t)\\b.*\\b(accept|take|store|send)\\b|(存|放|收)\\S{0,4}${UNWANTED_CHINESE}|${UNWANTED_CHINESE}\\S{0,4}(存|放|收)|(有什么|有甚麼|哪些)\\S{0,4}(不收|唔收|不能)`,
  ],
  ['what-digitising-includes', '\\bdigiti[sz](e|ing|ation)\\b(?!.*\\b(without|only|just)\\b)'],
  [
    'what-sells',
    `\\b(can|could|may|do|will|would) (i|you|we)\\b.*\\b(sell|consign|resell)\\b|\\b(want|like|wish) to (sell|consign)\\b|${ABLE}\\S{0,4}(賣|卖|寄賣|寄卖|轉售|转售)(?!出|掉|咗|了)`,
  ],
  [
    'when-am-i-charged',
    '\\bwhen\\b.*\\b(charged?|debited|billed)\\b|(幾時|几时|什么时候|甚麼時候|何時|何时)\\S{0,4}(收費|收费|扣款|扣錢|扣钱|過數|过数)',
  ],
  [
    'when-am-i-paid',
    '\\b(when|how long)\\b(?!.*\\b(back|refund)\\b).*\\b(get|am|be|receive)\\b.*\\b(paid|payout|my money)\\b|[賣卖]\\S{0,8}(收到(錢|钱|款)|收款|出糧)|(幾時|几时|什么时候|甚麼時候|多久)\\S{0,4}收到(錢|钱|款)',
  ],
  [
    'where-do-you-collect',
    `\\bwhere\\b.*\\bdo you\\b.*\\b(collect|deliver|come|serve)\\b|\\b(do|can|will|would) you\\b.*\\b(deliver|collect|come|serve|cover|pick up)\\b.*\\b${PLACE}\\b|${PLACE}\\S{0,6}(收|送|嚟|來|来|服務|服务|有沒有|有没有)|(收|送|嚟|來|来)\\S{0,3}${PLACE}|(哪些|邊啲|边啲)(地區|地区|地方|區|区)`,
  ],
  [
    'who-sees-my-wardrobe',
    '\\bwho\\b.*\\b(sees?|access|look)\\b.*\\b(wardrobe|clothes|pieces|photos?)\\b|(誰|谁|邊個|有人)\\S{0,4}(看|睇)\\S{0,4}(衣櫥|衣橱|衫|衣服)',
  ],
];

const READ = TOPICS.map(([slug, asked]) => ({ slug, asked: new RegExp(asked) }));

/** FAQ entries that a normalised sentence asks about. */
export function topicsOf(folded: string): string[] {
  return READ.filter(({ asked }) => asked.test(folded)).map(({ slug }) => slug);
}
