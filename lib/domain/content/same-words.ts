/**
 * Words that a question uses for one thing, in English, written Chinese of both scripts and spoken Cantonese. Each is searched as the
 * first word of its group, which no answer then has to list.
 */
const GROUPS: readonly string[] = [
  'price, prices, pricing, how much, cost, costs, rate, rates, charge for, charges for, 幾多錢, 几多钱, 多少錢, 多少钱, 幾錢, 几钱, 價錢, 价钱, 價目, 价目, 價格, 价格, 使幾多, 要幾多',
  'piece, pieces, item, items, clothes, clothing, cloth, garment, garments, stuff, things, belongings, coat, coats, jacket, jackets, dress, dresses, shirt, shirts, skirt, skirts, suit, suits, trousers, pants, jeans, blouse, sweater, jumper, cardigan, blazer, cheongsam, qipao, tuxedo, bag, bags, handbag, handbags, shoe, shoes, boots, sneakers, heels, scarf, scarves, hat, hats, belt, belts, 衫, 衣服, 衣物, 服裝, 服装, 大褸, 大衣, 外套, 西裝, 西装, 恤衫, 襯衫, 衬衫, 裙子, 長裙, 裙, 褲, 裤子, 裤, 毛衣, 旗袍, 褸, 手袋, 袋, 皮包, 包包, 鞋子, 鞋, 靴, 波鞋, 球鞋, 帽, 皮帶, 皮带, 圍巾, 围巾, 嘢, 東西, 东西, 物品',
  'clean, cleaning, cleaned, cleaner, dry clean, dry cleaning, dry cleaned, dryclean, drycleaning, laundry, launder, wash, washed, washing, iron, ironing, press, 乾洗, 干洗, 清潔, 清洁, 清洗, 洗淨, 洗净, 熨, 烫, 洗',
  'repair, repairs, repaired, repairing, fix, fixed, fixing, mend, mending, zip, zipper, button, buttons, lining, 修補, 修补, 縫補, 缝补, 修理, 拉鏈, 拉链, 鈕, 扣子, 補, 补, 整返好, 整返',
  'alter, alters, altered, altering, alteration, alterations, hem, hemming, shorten, lengthen, take in, tailor, tailoring, resize, 改衫, 改衣服, 改衣, 改褲腳, 改裤脚, 改褲, 改裤, 改裙, 改短, 改長, 改长, 改窄, 裁縫, 裁缝',
  'collection, collections, collect, collects, collecting, collected, pick up, picks up, pickup, pickups, pick ups, picking up, 上門收件, 上门收件, 上门取件, 上门收衣, 上門收衫, 收件, 收衫, 收衣服, 收衣, 取件, 上門, 上门',
  'delivery, deliveries, deliver, delivers, delivered, delivering, send back, sent back, sends back, bring back, return my, returned, 送返嚟, 送回來, 送回来, 送件, 送貨, 送货, 送返, 送回, 送嚟, 送來, 送来, 送到',
  'back, get back, 取回, 攞返, 拿回, 要返, 要回, 攞番',
  'booking, bookings, booked, book, appointment, appointments, reservation, visit, 預約, 预约, 預訂, 预订, 約咗, 约了',
  'reschedule, rescheduled, postpone, postponed, rearrange, change the date, change the time, change date, change time, change day, move to, push back, bring forward, another day, another time, different day, different time, next week, 改期, 改時間, 改时间, 改日子, 改日期, 改日, 改天, 換時間, 换时间, 換日子, 换一天, 另一日, 第二日, 下星期, 下個星期, 下个星期, 下禮拜, 延期, 推遲, 推迟, 延遲, 延后, 延後, 改去',
  'cancel, cancelled, canceled, cancelling, cancellation, call off, 取消, 唔使嚟, 不用來, 不用来',
  'change, changed, changing, update, updated, edit, swap, switch, replace, new, 更改, 更新, 修改, 改, 換, 换, 轉, 新',
  'helper, maid, neighbour, neighbor, guard, security, doorman, porter, reception, husband, wife, mum, mom, mother, dad, father, son, daughter, brother, sister, roommate, flatmate, friend, someone else, somebody else, colleague of mine, aunt, uncle, 工人姐姐, 姐姐, 外傭, 家傭, 菲傭, 女佣, 阿姨, 保姆, 老公, 老婆, 先生, 太太, 媽咪, 媽媽, 妈妈, 阿媽, 爸爸, 鄰居, 邻居, 看更, 保安員, 保安, 管理處, 管理处, 管理員, 管理员, 物业, 物業, 朋友, 屋企人, 家人, 室友, 工人, 第二個人, 其他人代, 别人代',
  'home, at home, house empty, 喺屋企, 在屋企, 屋企, 在家裡, 在家里, 在家',
  'when, 幾時, 几时, 幾點, 几点, 什麼時候, 什么时候, 甚麼時候, 何時, 何时, 邊日, 邊一日, 哪一天, 哪天, 幾耐之後',
  'long, 幾耐, 几耐, 多久, 要幾耐, 多長時間, 多长时间',
  'phone, phones, mobile, telephone, cell, handphone, hp, 電話號碼, 电话号码, 手機號碼, 手机号码, 手机号, 手機, 手机, 電話, 电话',
  'card, cards, credit card, debit card, credit cards, visa card, visa, mastercard, amex, 信用卡, 銀行卡, 银行卡, 卡',
  'declined, decline, rejected, refused, bounced, failed, fails, fail, didnt go through, did not go through, not go through, didnt go thru, not accepted at, 失敗, 失败, 過唔到數, 過不到數, 過唔到, 过不到, 過不到, 刷不過, 刷不过, 刷不了, 碌唔到, 被拒絕, 被拒绝, 被拒, 拒絕, 拒绝, 唔成功, 不成功',
  'brand, brands, label, labels, designer, zara, uniqlo, prada, gucci, chanel, hermes, dior, louis vuitton, lv, burberry, celine, coach, 牌子, 品牌, 名牌, 咩牌',
  'photo, photos, picture, pictures, pic, pics, image, images, photograph, photographs, photographed, photographing, shoot, 影相, 相片, 照片, 拍照, 拍攝, 拍摄, 相',
  'delete, deleted, deleting, deletion, erase, remove, close, deactivate, 刪除, 删除, 刪走, 刪, 删掉, 删, 註銷, 注销, 關閉, 关闭, 結束, 结束',
  'account, accounts, acct, acc, profile, 帳戶, 账户, 戶口, 户口, 户头, 帳號, 账号',
  'jewellery, jewelry, jewels, rings, necklace, earrings, watch, watches, gold, cash, money in, fur, furs, mink, ivory, food, snacks, wine, alcohol, liquor, liquid, liquids, perfume, cosmetics, battery, batteries, vape, vapes, weapon, knife, medicine, plant, plants, electronics, laptop, 首飾, 首饰, 珠寶, 珠宝, 戒指, 頸鏈, 项链, 手錶, 手表, 金器, 現金, 现金, 皮草, 貂, 象牙, 食物, 食品, 嘢食, 吃的, 酒, 液體, 液体, 香水, 化妝品, 化妆品, 電池, 电池, 電子煙, 电子烟, 藥, 药, 植物, 電器, 电器, 電腦',
  'mould, mouldy, mold, moldy, mildew, damp, humid, humidity, moisture, 發霉, 发霉, 潮濕, 潮湿, 濕度, 湿度, 防潮, 回南天, 霉',
  'moth, moths, insect, insects, bug in, bugs in, pests, pest, cockroach, 蟲蛀, 虫蛀, 昆蟲, 昆虫, 甴曱, 蟑螂, 蟲, 虫, 蛀',
  'rain, rains, raining, rainy, pouring, pours, downpour, thunder, thunderstorm, storm, lightning, typhoon, flood, flooded, flooding, 落大雨, 落緊雨, 落雨, 下大雨, 下雨, 大雨, 雷雨, 打雷, 行雷, 暴雨, 黑雨, 紅雨, 打風, 颱風, 台风, 風球, 水浸, 淹水',
  'fake, fakes, counterfeit, replica, genuine, authentic, authenticity, authenticate, authenticated, real or, is real, legit, 真假, 真偽, 真伪, 真定假, 真的還是假的, 真的还是假的, 真品, 真貨, 真货, 正品, 正貨, 假貨, 假货, 冒牌, 鑑定, 鉴定, 驗真, 验真',
  'insurance, insured, insure, insures, insuring, covered, cover for, coverage, compensate, compensation, compensated, liable, liability, 保險, 保险, 保障, 賠償, 赔偿, 點賠, 怎么赔, 賠, 赔',
  'lose, lost, loses, losing, stolen, steal, theft, 整唔見, 唔見咗, 唔見, 不見了, 不见了, 不見, 不见, 弄丢, 丟失, 丢失, 遺失, 遗失, 丢了, 被偷, 偷',
  'damage, damaged, damages, ruined, ruin, 損壞, 损坏, 整爛咗, 整爛, 整壞, 弄壞, 弄坏',
  'refund, refunds, refunded, money back, 退款, 退錢, 退钱, 退還, 退还, 退返錢',
  'stop, end, ends, ending, terminate, terminating, termination, quit, quitting, stop early, 終止, 终止, 停止, 停用, 停',
  'early, earlier than, before the end, before my, 提早, 提前, 中途, 未夠, 未滿, 没满, 未满, 未到期, 没到期',
  'plan, plans, subscription, membership, contract, package, packages, 計劃, 计划, 配套, 套餐, 合約, 合约, 合同, 會籍, 会籍, 會員, 会员, 份約',
  'invoice, invoices, bill, bills, statement, balance, 帳單, 账单, 賬單, 單數, 數單',
  'owe, owed, owing, outstanding, unpaid, still to pay, left to pay, 未付, 未找, 未畀, 未俾, 没付, 沒付, 還沒付, 还没付, 欠款, 欠費, 欠费, 欠',
  'outfit, outfits, what to wear, styling, stylist, 穿搭, 配搭, 搭配, 襯衫建議, 着咩, 穿什么, 著咩',
  'ai, artificial intelligence, algorithm, computer, automatic, automatically, 人工智能, 自動, 自动, 電腦揀, 电脑',
  'password, passwords, passcode, 密碼, 密码',
  'login, log in, logged in, log on, sign in, sign on, signing in, 登入, 登錄, 登录',
  'download, downloads, downloading, export, exporting, backup, back up, 下載, 下载, 匯出, 导出, 備份, 备份',
  'coupon, coupons, promo, promo code, promo codes, discount, discounts, discount code, voucher code, 優惠碼, 优惠码, 折扣碼, 折扣码, 折扣, 優惠, 优惠',
  'referral, referrals, refer a friend, refer, referred, invite, 推薦碼, 推荐码, 推薦, 推荐, 介紹朋友, 介绍朋友',
  'gift, gifts, presents, gift card, gift cards, gift code, gift voucher, voucher, vouchers, 禮物卡, 礼物卡, 禮品卡, 礼品卡, 禮品碼, 礼品码, 禮券, 礼券, 禮物, 礼物, 禮品, 礼品, 送禮, 送礼',
  'fee, fees, surcharge, surcharges, extra charge, extra charges, extra cost, extra costs, additional charge, 附加費, 附加费, 額外收費, 额外收费, 額外費用, 额外费用, 手續費, 手续费, 加錢, 加钱, 隱藏收費, 隐藏收费, 隐藏费用, 收費, 收费, 費用, 费用',
  'lift, lifts, elevator, elevators, stairs, staircase, walk up, walkup, 升降機, 電梯, 电梯, 𨋢, 樓梯, 楼梯',
  'rush, urgent, urgently, express, asap, same day, today, tonight, tomorrow, tmr, tmrw, 即日, 當天, 当天, 今日, 今天, 今晚, 聽日, 明天, 特快, 加急, 急件, 趕住, 赶着',
  'commission, your cut, your share, percentage, how much do you take, how much do you keep, 佣金, 抽佣, 抽成, 抽幾多, 抽多少, 分成, 幾多佣',
  'sell, selling, resell, resale, consign, consigning, consignment, 寄賣, 寄卖, 轉售, 转售, 放售, 出售, 賣, 卖',
  'sold, bought, buyer, 賣咗, 賣出, 賣掉, 卖了, 卖出, 卖掉, 有人買, 有人买, 有冇人買, 有沒有人買, 有没有人买',
  'unsold, nobody buys, nobody bought, no one buys, no one bought, doesnt sell, does not sell, not sell, dont sell, not sold, didnt sell, cant sell, wont sell, 賣唔出, 賣唔去, 賣不出, 賣不去, 卖不出去, 卖不出, 卖不掉, 冇人買, 無人買, 沒人買, 没人买, 没有人买, 沒有人買',
  'wardrobe, closet, 衣櫥, 衣橱, 衣櫃, 衣柜',
  'store, stores, storing, storage, stored, keep, keeps, kept, 儲存, 储存, 收納, 收纳, 存放, 保管, 存, 放',
  'digitise, digitising, digitised, digitize, digitizing, digitization, digitisation, digital, 數碼化, 数码化, 數字化, 数字化, 數碼, 数码',
  'month, months, monthly, 個月, 个月, 月費, 月费, 每月, 每個月, 每个月, 月',
  'full, 滿晒, 滿咗, 滿了, 滿, 满了, 满',
  'minimum, at least, shortest, min, 最少, 最短, 至少',
  'human, person, real person, agent, operator, representative, somebody, someone, staff, 真人, 客服, 同事, 職員, 职员, 專人, 专人, 人工',
  'complain, complaint, complaints, unhappy, disappointed, angry, rude, unacceptable, terrible, horrible, awful, 投訴, 投诉, 冇禮貌, 没礼貌, 没有礼貌, 無禮貌, 態度差, 态度差, 差勁, 差劲',
  'stain, stains, stained, dirty, smell, smells, smelly, 污漬, 污渍, 污糟, 髒, 脏, 有味',
  'shrunk, shrank, shrink, shrinks, faded, scratched, scratch, broke my, 縮水, 缩水, 縮咗水, 甩色, 掉色, 刮花',
  'missing, not in the, never arrived, didnt arrive, did not arrive, not arrived, never came, didnt come, no show, nobody came, no one came, nobody turned up, not received, havent received, did not receive, didnt receive, 少咗, 少了, 爭咗, 漏咗, 漏了, 冇人嚟, 没人来, 沒人來, 冇嚟, 未送到, 冇送到, 没送到, 沒送到, 未收到, 没收到, 收唔到, 收不到',
  'twice, double charged, charged double, overcharged, 兩次, 两次, 重複, 重复, 收多咗, 多收',
  'abroad, overseas, international, internationally, emigrate, emigrating, 海外, 外國, 国外, 外国, 移民',
  'thanks, thank you, thank u, thx, ty, tks, many thanks, thanks a lot, thanks so much, thank you very much, 多謝你, 多謝晒, 多謝, 謝謝, 谢谢, 感謝, 感谢, 唔該晒',
];

const MEANINGS = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(', ');
  for (const word of words) if (!MEANINGS.has(word)) MEANINGS.set(word, words[0] ?? word);
}

const byLength = [...MEANINGS.keys()].sort((one, other) => other.length - one.length);
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const EITHER = new RegExp(`\\b(?:${byLength.filter((word) => !isHan(word)).join('|')})\\b|${byLength.filter(isHan).join('|')}`, 'gu');

/** Writes a normalised text with one word for each meaning. */
export const inOneWord = (folded: string): string => folded.replace(EITHER, (word) => ` ${MEANINGS.get(word) ?? word} `);
