/**
 * Words that a question uses for one thing, in English, written Chinese of both scripts and spoken Cantonese. Each is searched as the
 * first word of its group, which no answer then has to list.
 */
const GROUPS: readonly string[] = [
  'deposit, deposits, joining fee, sign up fee, registration fee, membership fee, admin fee, 按金, 押金, 訂金, 订金, 入會費, 入会费, 入會, 入会, 會費, 会费, 開戶費, 开户费',
  'decides, decide, decided, set the price, sets the price, fix the price, 話事, 決定, 决定, 作主, 定價, 定价, 訂價, 订价',
  'reduction, reductions, reduce, reduced, lower, lowered, drop the price, price drop, mark down, markdown, 減價, 减价, 降價, 降价, 調低, 调低',
  'price, prices, pricing, how much, cost, costs, rate, rates, charge for, charges for, 幾多錢, 几多钱, 多少錢, 多少钱, 幾錢, 几钱, 價錢, 价钱, 價目, 价目, 價格, 价格, 使幾多, 要幾多, pay for, would i pay, expensive, cheap, cheaper, cheapest, affordable, quote, quotation, estimate, 報價, 报价, 點計, 点计, 點收費, 怎麼收費, 怎么收费, 怎樣收費, 如何收費, 如何收费, 最平, 平啲, 便宜, 平過, 貴唔貴, 貴不貴, 贵不贵, 費用是多少',
  'piece, pieces, item, items, clothes, clothing, cloth, garment, garments, stuff, things, belongings, coat, coats, jacket, jackets, dress, dresses, shirt, shirts, skirt, skirts, suit, suits, trousers, pants, jeans, blouse, sweater, jumper, cardigan, blazer, cheongsam, qipao, tuxedo, bag, bags, handbag, handbags, shoe, shoes, boots, sneakers, heels, scarf, scarves, hat, hats, belt, belts, 衫, 衣服, 衣物, 服裝, 服装, 大褸, 大衣, 外套, 西裝, 西装, 恤衫, 襯衫, 衬衫, 裙子, 長裙, 裙, 褲, 裤子, 裤, 毛衣, 旗袍, 褸, 手袋, 袋, 皮包, 包包, 鞋子, 鞋, 靴, 波鞋, 球鞋, 帽, 皮帶, 皮带, 圍巾, 围巾, 嘢, 東西, 东西, 物品, leather, silk, wool, cashmere, denim, 真絲, 真丝, 羊毛, 皮革, 羊絨, 羊绒, 冬裝, 冬装, 夏裝, 夏装, 冬天衫',
  'clean, cleaning, cleaned, cleaner, dry clean, dry cleaning, dry cleaned, dryclean, drycleaning, laundry, launder, wash, washed, washing, iron, ironing, press, 乾洗, 干洗, 清潔, 清洁, 清洗, 洗淨, 洗净, 熨, 烫, 洗',
  'fold, folds, folded, folding, 摺好, 折好, 叠好, 疊好, 摺, 折叠, 摺疊',
  'repair, repairs, repaired, repairing, fix, fixed, fixing, mend, mending, zip, zipper, button, buttons, lining, 修補, 修补, 縫補, 缝补, 修理, 拉鏈, 拉链, 鈕, 扣子, 補, 补, 整返好, 整返',
  'alter, alters, altered, altering, alteration, alterations, hem, hemming, shorten, lengthen, take in, tailor, tailoring, resize, 改衫, 改衣服, 改衣, 改褲腳, 改裤脚, 改褲, 改裤, 改裙, 改短, 改長, 改长, 改窄, 裁縫, 裁缝, shortening, lengthening, taking in, letting out, let out, 收窄, 放長, 改腰, 改大, 改细, 改細',
  'collection, collections, collect, collects, collecting, collected, pick up, picks up, pickup, pickups, pick ups, picking up, 上門收件, 上门收件, 上门取件, 上门收衣, 上門收衫, 收件, 收衫, 收衣服, 收衣, 取件, 上門, 上门, fetch, fetched, come and get, come get, 嚟攞衫, 嚟攞, 來拿, 来拿, 來取, 来取, 嚟收, 來收, 来收, 攞衫, 拿衣服, 取衣服, 取衣',
  'delivery, deliveries, deliver, delivers, delivered, delivering, send back, sent back, sends back, bring back, return my, returned, 送返嚟, 送回來, 送回来, 送件, 送貨, 送货, 送返, 送回, 送嚟, 送來, 送来, 送到, drop off at, drop it at, drop it off at, 寄到, 寄去, 送去, 送我',
  'back, get back, 取回, 攞返, 拿回, 要返, 要回, 攞番, give back, hand back, 還給我, 还给我, 還返畀我, 還返, 還我, 还我, 拿回來, 拿回来, 取回來, 取回来, 攞返嚟, 寄回',
  'arrive, arrives, arriving, arrival, be here, get here, turn up, show up, eta, on the way, on your way, 到達, 到达, 抵達, 抵达, 幾點到, 几点到, 到未, 到咗未, 到了没',
  'arrange, arranging, arranged, organise, set up, 安排, 約你們, 约你们, 約你哋, 怎樣約, 怎么约',
  'booking, bookings, booked, book, appointment, appointments, reservation, 預約, 预约, 預訂, 预订, 約咗, 约了',
  'reschedule, rescheduled, postpone, postponed, rearrange, change the date, change the time, change date, change time, change day, move to, push back, bring forward, another day, another time, different day, different time, next week, 改期, 改時間, 改时间, 改日子, 改日期, 改日, 改天, 換時間, 换时间, 換日子, 换一天, 另一日, 第二日, 下星期, 下個星期, 下个星期, 下禮拜, 延期, 推遲, 推迟, 延遲, 延后, 延後, 改去, push my, push it, push to, move it to, to monday, to tuesday, to wednesday, to thursday, to friday, to saturday, to next, 延到, 改到, 推到, 推遲到, 移到, 挪到, 改成, 調到, 调到, 改至, 延至, 順延, 顺延, would rather, id rather, rather have it, 想改星期, 想換到, 想换到, 換到, 换到, 想改禮拜, 改星期, 换星期, 想改去',
  'cancel, cancelled, canceled, cancelling, cancellation, call off, 取消, 唔使嚟, 不用來, 不用来, 不約了, 不约了, 唔約, 臨時不, 临时不',
  'change, changed, changing, update, updated, edit, swap, switch, replace, new, 更改, 更新, 修改, 改, 換, 换, 轉, 新',
  'helper, maid, neighbour, neighbor, guard, security, doorman, porter, reception, husband, wife, mum, mom, mother, dad, father, son, daughter, brother, sister, roommate, flatmate, friend, someone else, somebody else, colleague of mine, aunt, uncle, 工人姐姐, 姐姐, 外傭, 家傭, 菲傭, 女佣, 阿姨, 保姆, 老公, 老婆, 先生, 太太, 媽咪, 媽媽, 妈妈, 阿媽, 爸爸, 鄰居, 邻居, 看更, 保安員, 保安, 管理處, 管理处, 管理員, 管理员, 物业, 物業, 朋友, 屋企人, 家人, 室友, 工人, 第二個人, 其他人代, 别人代, front desk, lobby, downstairs, concierge downstairs, condo management, on my behalf, 大堂, 樓下, 楼下, 代交, 代收, 代我, 幫我交, 帮我交, 替我, 菲佣, 印佣, 傭人, 佣人, 妹妹, 姊姊, 哥哥, 弟弟, 阿妹, 阿哥, concierge',
  'district, districts, neighbourhood, estate, where i live, my area, raffles place, marina bay, tanjong pagar, harbourfront, holland village, east coast, buona vista, bugis, little india, kallang, paya lebar, eunos, simei, admiralty, khatib, potong pasir, macpherson, boon lay, sheung wan, happy valley, tin hau, fortress hill, shau kei wan, siu sai wan, pok fu lam, ap lei chau, jordan, prince edward, hung hom, to kwa wan, kai tak, diamond hill, lam tin, yau tong, lohas park, hang hau, tai wai, fo tan, kwai fong, mei foo, lai chi kok, cheung sha wan, 金鐘, 金钟, 上環, 上环, 跑馬地, 跑马地, 天后, 炮台山, 筲箕灣, 筲箕湾, 小西灣, 小西湾, 薄扶林, 鴨脷洲, 鸭脷洲, 佐敦, 太子, 紅磡, 红磡, 土瓜灣, 土瓜湾, 啟德, 启德, 鑽石山, 钻石山, 藍田, 蓝田, 油塘, 康城, 坑口, 大圍, 大围, 火炭, 葵芳, 美孚, 荔枝角, 長沙灣, 长沙湾, 莱佛士坊, 滨海湾, 丹戎巴葛, 武吉士, 小印度, 加冷, 巴耶利峇, your area, service area, central, wan chai, causeway bay, north point, quarry bay, tai koo, chai wan, aberdeen, stanley, repulse bay, kennedy town, sai ying pun, mid levels, the peak, tsim sha tsui, mong kok, yau ma tei, sham shui po, kowloon, kowloon tong, ho man tin, kwun tong, wong tai sin, new territories, sha tin, shatin, ma on shan, tai po, fanling, sheung shui, sai kung, clear water bay, tseung kwan o, tsuen wan, kwai chung, tsing yi, tuen mun, yuen long, tin shui wai, tung chung, discovery bay, lantau, mui wo, lamma, cheung chau, peng chau, outlying islands, islands, shenzhen, macau, sentosa, tuas, punggol, sengkang, hougang, tampines, pasir ris, bedok, changi, katong, marine parade, geylang, toa payoh, bishan, ang mo kio, yishun, sembawang, woodlands, bukit timah, bukit batok, bukit panjang, choa chu kang, jurong, clementi, queenstown, tiong bahru, bukit merah, orchard, novena, serangoon, pulau ubin, johor, 中環, 中环, 灣仔, 湾仔, 銅鑼灣, 铜锣湾, 北角, 鰂魚涌, 太古, 柴灣, 柴湾, 香港仔, 赤柱, 淺水灣, 浅水湾, 堅尼地城, 西環, 西营盘, 西營盤, 半山, 山頂, 尖沙咀, 旺角, 油麻地, 深水埗, 九龍塘, 九龍, 九龙, 何文田, 觀塘, 观塘, 黃大仙, 黄大仙, 新界, 沙田, 馬鞍山, 马鞍山, 大埔, 粉嶺, 粉岭, 上水, 西貢, 西贡, 清水灣, 清水湾, 將軍澳, 将军澳, 荃灣, 荃湾, 葵涌, 青衣, 屯門, 屯门, 元朗, 天水圍, 天水围, 東涌, 东涌, 愉景灣, 愉景湾, 大嶼山, 大屿山, 梅窩, 梅窝, 南丫島, 南丫岛, 南丫, 長洲, 长洲, 坪洲, 離島, 离岛, 深圳, 澳門, 澳门, 十八區, 十八区, 邊區, 邊一區, 哪些地區, 哪些地区, 圣淘沙, 大士, 榜鹅, 盛港, 后港, 淡滨尼, 白沙, 勿洛, 樟宜, 加东, 马林百列, 芽笼, 大巴窑, 碧山, 宏茂桥, 义顺, 三巴旺, 兀兰, 武吉知马, 武吉巴督, 蔡厝港, 裕廊, 金文泰, 女皇镇, 中峇鲁, 红山, 乌节, 诺维娜, 实龙岗, 乌敏岛, 新山, 邮区, 服务范围, 服務範圍',
  'away, not at home, not home, wont be home, wont be there, not be there, not there, not around, not be around, nobody home, nobody is home, nobody at home, be out, at work, at the office, 不在家裡, 不在家里, 不在家, 不在, 唔喺屋企, 冇人喺屋企, 屋企冇人, 家裡沒人, 家里没人, 冇人在家, 沒人在家, 没人在家, 要返工, 返緊工, 我唔喺度, 人唔喺度, 我上班, 我要上班, 在上班, 上班不在, 返工不在, need to be there, have to be there, must be there, be there myself, must i be there, do i need to be there',
  'home, at home, house empty, 喺屋企, 在屋企, 屋企, 在家裡, 在家里, 在家, my flat, my apartment, my place, my house, my condo, my home, 我家, 我屋企, 家裡, 家里',
  'slot, slots, time slot, time slots, timing, timings, what times, evening, evenings, after work, late evening, weekend, weekends, 時段, 时段, 夜晚, 晚上, 夜間, 夜间, 周末, 週末, 收工後, 下班後, 下班后, afternoon, afternoons, morning, mornings, 下午, 上午, 朝早, 早上, 最夜, 最晚, 最早幾點, latest, earliest, how late',
  'why, how come, 為什麼, 为什么, 為甚麼, 為何, 为何, 點解, 干嘛',
  'when, 幾時, 几时, 幾點, 几点, 什麼時候, 什么时候, 甚麼時候, 何時, 何时, 邊日, 邊一日, 哪一天, 哪天, 幾耐之後',
  'fast, faster, fastest, quick, quicker, quickest, soonest, how soon, how fast, how quickly, how quick, how many days, speed, 多快, 最快, 幾快, 几快, 快啲, 幾天, 几天, 幾日, 幾多日, 多少天, 多少日',
  'long, 幾耐, 几耐, 多久, 要幾耐, 多長時間, 多长时间',
  'phone, phones, mobile, telephone, cell, handphone, hp, 電話號碼, 电话号码, 手機號碼, 手机号码, 手机号, 手機, 手机, 電話, 电话, hotline, phone line, helpline, 熱線, 热线, 打電話, 打电话',
  'card, cards, credit card, debit card, credit cards, visa card, visa, 信用卡, 銀行卡, 银行卡, 卡',
  'declined, decline, rejected, refused, bounced, failed, fails, fail, didnt go through, did not go through, not go through, didnt go thru, not accepted at, 失敗, 失败, 過唔到數, 過不到數, 過唔到, 过不到, 過不到, 刷不過, 刷不过, 刷不了, 碌唔到, 被拒絕, 被拒绝, 被拒, 拒絕, 拒绝, 唔成功, 不成功',
  'brand, brands, label, labels, designer, zara, uniqlo, prada, gucci, chanel, hermes, dior, louis vuitton, lv, burberry, celine, coach, 牌子, 品牌, 名牌, 咩牌, h&m, cos, muji, nike, adidas, mango, massimo dutti, loewe, balenciaga, fendi, miu miu, max mara, 優衣庫, 优衣库, 香奈兒, 香奈儿, 愛馬仕, 爱马仕, 路易威登, 古馳, 古驰, 普拉達, 普拉达, 迪奧, 迪奥',
  'photo, photos, picture, pictures, pic, pics, image, images, photograph, photographs, photographed, photographing, shoot, 影相, 相片, 照片, 拍照, 拍攝, 拍摄, 相',
  'delete, deleted, deleting, deletion, erase, remove, deactivate, 關掉, 关掉, 刪除, 删除, 刪走, 刪, 删掉, 删, 註銷, 注销, 關閉, 关闭, 結束, 结束, close my account, close the account, closing my account, close account, erased, erasing, wipe, wiped',
  'account, accounts, acct, acc, profile, 帳戶, 账户, 戶口, 户口, 户头, 帳號, 账号',
  'accepts, 收不收, 收唔收',
  'not allowed, cant i, can i not, cannot i, arent allowed, isnt allowed, prohibited, forbidden, banned, not accept, dont accept, dont take, wont take, 不能放, 不能存, 不能存放, 不能收, 不可以放, 不可以存, 不可以收, 不可放, 不可存, 唔可以放, 唔可以存, 唔可以收, 唔放得, 不收, 唔收, 不接受, 唔接受, 不接收, 禁止, 違禁品, 违禁品',
  'furniture, piano, sofa, fridge, washing machine, bicycle, bicycles, bike, bikes, guitar, mattress, 鋼琴, 钢琴, 傢俬, 家具, 沙發, 沙发, 單車, 自行车, 脚踏车, 床褥, 床垫',
  'jewellery, jewelry, jewels, rings, necklace, earrings, watch, watches, gold, cash, money in, fur, furs, mink, ivory, food, snacks, wine, alcohol, liquor, liquid, liquids, perfume, cosmetics, battery, batteries, vape, vapes, weapon, knife, medicine, plant, plants, electronics, laptop, 首飾, 首饰, 珠寶, 珠宝, 戒指, 頸鏈, 项链, 手錶, 手表, 金器, 現金, 现金, 皮草, 貂, 象牙, 食物, 食品, 嘢食, 酒, 液體, 液体, 香水, 化妝品, 化妆品, 電池, 电池, 電子煙, 电子烟, 藥, 药, 植物, 電器, 电器, 電腦, 吃的東西, 吃的东西, crocodile, alligator, python, snakeskin, ostrich, 鱷魚皮, 鳄鱼皮, 鱷魚, 鳄鱼, 蛇皮, 鴕鳥皮, 鸵鸟皮',
  'sunlight, daylight, sun, fade, fades, faded, fading, 陽光, 阳光, 日曬, 日晒, 褪色',
  'mould, mouldy, mold, moldy, mildew, damp, humid, humidity, moisture, 發霉, 发霉, 潮濕, 潮湿, 濕度, 湿度, 防潮, 回南天, 霉, musty, air con, aircon, air conditioned, air conditioning, airconditioned, air conditioner, climate, climate controlled, temperature, how warm, how cold, dehumidifier, 冷氣, 冷气, 空調, 空调, 溫度, 温度, 幾多度, 恆溫恆濕, 恒温恒湿, 恆溫, 恒温, 恆濕, 恒湿, 除濕, 除湿, 抽濕, 返潮, 受潮, 霉味',
  'moth, moths, insect, insects, bug in, bugs in, pests, pest, cockroach, 蟲蛀, 虫蛀, 昆蟲, 昆虫, 甴曱, 蟑螂, 蟲, 虫, 蛀, silverfish, beetle, beetles, ants, ant, weevil, mouse, mice, rats, 蠹魚, 蠹鱼, 蠹蟲, 蠹虫, 蠹, 螞蟻, 蚂蚁, 老鼠, 防蛀, 防蟲, 防虫, 蟲咬, 虫咬',
  'rain, rains, raining, rainy, pouring, pours, downpour, thunder, thunderstorm, storm, lightning, typhoon, flood, flooded, flooding, 落大雨, 落緊雨, 落雨, 下大雨, 下雨, 大雨, 雷雨, 打雷, 行雷, 暴雨, 黑雨, 紅雨, 打風, 颱風, 台风, 風球, 水浸, 淹水',
  'fake, fakes, counterfeit, replica, genuine, authentic, authenticity, authenticate, authenticated, real or, is real, legit, 真假, 真偽, 真伪, 真定假, 真的還是假的, 真的还是假的, 真品, 真貨, 真货, 正品, 正貨, 假貨, 假货, 冒牌, 鑑定, 鉴定, 驗真, 验真',
  'insurance, insured, insure, insures, insuring, covered, cover for, coverage, compensate, compensation, compensated, liable, liability, 保險, 保险, 保障, 賠償, 赔偿, 點賠, 怎么赔, 賠, 赔, who pays if, 包賠, 包赔, 賠幾多, 赔多少',
  'lose, lost, loses, losing, stolen, steal, theft, 整唔見, 唔見咗, 唔見, 不見了, 不见了, 不見, 不见, 弄丢, 丟失, 丢失, 遺失, 遗失, 丢了, 被偷, 偷',
  'damage, damaged, damages, ruined, ruin, 損壞, 损坏, 整爛咗, 整爛, 整壞, 弄壞, 弄坏, fire, burnt, burned, 火災, 火灾, 火燭, 失火, 着火, 破損, 破损, 整污糟',
  'refund, refunds, refunded, money back, 退款, 退錢, 退钱, 退還, 退还, 退返錢, 能退吗, 能退嗎, 钱能退, 錢能退, 退唔退, 可以退, 退到錢',
  'unsubscribe, newsletter, newsletters, emails from you, mails from you, emailing me, stop emailing, stop emails, stop writing, marketing emails, spam, notifications, 退訂電郵, 退订邮件, 退订电邮, 取消訂閱, 取消订阅, 電郵通訊, 电邮通讯, 邮件通讯, 推廣電郵, 推广邮件, 推广电邮, 不要再寄電郵, 不要再寄电邮, 唔好再寄電郵, 不要再发邮件, 通知設定, 通知设定, 通知设置',
  'stop, end, ends, ending, terminate, terminating, termination, quit, quitting, stop early, 終止, 终止, 停止, 停用, 停, leave you, leaving you, get out of, exit, discontinue, 退租, 解約, 解约, 停約, 唔想用, 不想用, 不用了, 唔用, 不再用, 離開, 离开, 唔續, 不續, 不续',
  'early, earlier than, before the end, before my, 提早, 提前, 中途, 未夠, 未滿, 没满, 未满, 未到期, 没到期, 就走, 提前走, 没住满, 未住滿',
  'upgrade, upgrades, upgrading, downgrade, downgrading, bigger, larger, smaller, more space, more places, more room, 升級, 升级, 降級, 降级, 加大, 擴容, 扩容, 加位, 大一點, 大一点, 大啲, 細啲, 小一點, 小一点, 換大, 换大, 換細, 換小, 换小, 轉大, 轉細, 不夠放, 不够放, 唔夠放, 唔夠位, 不夠位, 位不夠, 空間不夠, 空间不够, 放不下',
  'plan, plans, subscription, membership, contract, package, packages, 計劃, 计划, 配套, 套餐, 合約, 合约, 合同, 會籍, 会籍, 會員, 会员, 份約, subscriptions, 月計劃, 月费计划',
  'payment method, payment methods, paypal, alipay, alipayhk, wechat pay, wechatpay, wechat, fps, octopus, payme, paynow, paylah, grabpay, nets, giro, in cash, pay cash, cheque, cheques, bank transfer, bank transfers, unionpay, union pay, amex, american express, apple pay, google pay, 支付寶, 支付宝, 微信支付, 微信, 轉數快, 转数快, 八達通, 八达通, 畀現金, 俾現金, 付現金, 付现金, 用現金, 用现金, 支票, 銀行轉帳, 银行转账, 銀行過數, 銀聯, 银联, 美國運通, 美国运通, 財路, 财路, 付款方式, 支付方式, 付款方法, mastercard, master card, visa card, jcb, discover, 萬事達卡, 万事达卡, 萬事達, 万事达',
  'invoice, invoices, bill, bills, statement, balance, 帳單, 账单, 賬單, 單數, 數單, receipt, receipts, tax invoice, 收據, 收据, 單據, 单据, 發票, 发票, 税务发票',
  'owe, owed, owing, outstanding, unpaid, still to pay, left to pay, 未付, 未找, 未畀, 未俾, 没付, 沒付, 還沒付, 还没付, 欠款, 欠費, 欠费, 欠',
  'outfit, outfits, what to wear, styling, stylist, 穿搭, 配搭, 搭配, 襯衫建議, 着咩, 穿什么, 著咩',
  'ai, artificial intelligence, algorithm, computer, automatic, automatically, 人工智能, 自動, 自动, 電腦揀, 电脑',
  'password, passwords, passcode, 密碼, 密码',
  'login, log in, logged in, log on, sign in, sign on, signing in, 登入, 登錄, 登录, cant get in, cannot get in, locked out, cant access, 入唔到, 登不上去, 登不上, 登錄不上, 登录不上, 登入不了, 登录不了, 登唔入, 登入唔到, 登不進, 登不进, 進不去, 进不去',
  'download, downloads, downloading, export, exporting, backup, back up, 下載, 下载, 匯出, 导出, 備份, 备份',
  'coupon, coupons, promo, promo code, promo codes, discount, discounts, discount code, voucher code, 優惠碼, 优惠码, 折扣碼, 折扣码, 折扣, 優惠, 优惠',
  'referral, referrals, refer a friend, refer, referred, invite, 推薦碼, 推荐码, 推薦, 推荐, 介紹朋友, 介绍朋友, introduce a friend, introduce, introduced, bring a friend, bring friends, 帶朋友, 带朋友, 介紹人, 介绍人, 邀請, 邀请, recommend you, recommend a friend, recommend friends, recommending you',
  'gift, gifts, presents, gift card, gift cards, gift code, gift voucher, voucher, vouchers, 禮物卡, 礼物卡, 禮品卡, 礼品卡, 禮品碼, 礼品码, 禮券, 礼券, 禮物, 礼物, 禮品, 礼品, 送禮, 送礼, for a friend, as a present, birthday present, christmas present, 送朋友, 送給朋友, 送给朋友, 送給人, 送给人, 送人, 生日禮物, 生日礼物, 聖誕禮物, 圣诞礼物, buy for a friend, buy for my, 買給, 买给, 買來送, 买来送, 買一份送, 买一份送, 閨蜜, 闺蜜',
  'fee, fees, surcharge, surcharges, extra charge, extra charges, extra cost, extra costs, additional charge, 附加費, 附加费, 額外收費, 额外收费, 額外費用, 额外费用, 手續費, 手续费, 加錢, 加钱, 隱藏收費, 隐藏收费, 隐藏费用, 收費, 收费, 費用, 费用',
  'lift, lifts, elevator, elevators, stairs, staircase, walk up, walkup, 升降機, 電梯, 电梯, 𨋢, 樓梯, 楼梯',
  'rush, urgent, urgently, express, asap, same day, today, tonight, tomorrow, tmr, tmrw, 即日, 當天, 当天, 今日, 今天, 今晚, 聽日, 明天, 特快, 加急, 急件, 趕住, 赶着, in time for, in time, soon, quickly, in a hurry, hurry, 趕得切, 趕唔切, 趕唔趕得切, 趕唔趕到, 趕得及, 趕不及, 趕得上, 赶得及, 赶不及, 赶得上, 來得及, 来得及, 嚟得切, 嚟唔切, 今晚就要, 明天就要, 盡快, 尽快',
  'commission, comm, 巴仙, 几个点, 幾個點, your cut, your share, percentage, how much do you take, how much do you keep, 佣金, 抽佣, 抽成, 抽幾多, 抽多少, 分成, 幾多佣, what share, which share, share do i, share of, percent, 幾成, 几成, 百分之幾, take when you sell, take from a sale, take from the sale',
  'charity, charities, donate, donated, donating, donation, donations, give away, giving away, get rid of, salvation army, oxfam, recycle, recycled, recycling, 捐贈, 捐赠, 捐出去, 捐出, 捐給, 捐给, 捐衫, 捐衣服, 捐, 慈善機構, 慈善机构, 慈善團體, 慈善团体, 公益機構, 公益机构, 慈善, 公益, 救世軍, 救世军, 回收',
  'sell, selling, resell, resale, consign, consigning, consignment, 寄賣, 寄卖, 轉售, 转售, 放售, 出售, 賣, 卖',
  'payout, payouts, my money, the money, get the money, 收到錢, 收到钱, 收錢, 到账, 到賬, 到帳, 打款, 收款, 錢進我, 钱进我, 钱几时进, 錢幾時入',
  'sold, bought, buyer, 賣咗, 賣出, 賣掉, 卖了, 卖出, 卖掉, 有人買, 有人买, 有冇人買, 有沒有人買, 有没有人买',
  'unsold, nobody buys, nobody bought, no one buys, no one bought, doesnt sell, does not sell, not sell, dont sell, not sold, didnt sell, cant sell, wont sell, 賣唔出, 賣唔去, 賣不出, 賣不去, 卖不出去, 卖不出, 卖不掉, 冇人買, 無人買, 沒人買, 没人买, 没有人买, 沒有人買, no buyer, no buyers, nobody wants, no one wants, nobody wanted, hasnt sold, has not sold, hasnt been sold, havent sold, still not sold, not been sold, isnt selling, not selling, 冇人要, 無人要, 沒人要, 没人要, 未賣出, 沒賣出, 没卖出, 還沒賣, 还没卖, 賣唔到, 賣不到, 賣不掉, 卖不到, 卖不了, 没卖掉, 未賣掉, 沒賣掉, still there after, still unsold',
  'wardrobe, closet, 衣櫥, 衣橱, 衣櫃, 衣柜',
  'warehouse, warehouses, facility, premises, showroom, tour, see the place, see your place, see where, look around, drop by, come by, drop in, visit, visits, visiting, 參觀, 参观, 實地, 实地, 倉庫, 仓库, 貨倉, 货仓, 個倉, 庫房, 库房, 收納室, 收纳室, 睇倉, come and see, come see, take a look, have a look, come and look',
  'store, stores, storing, storage, stored, keep, keeps, kept, 儲存, 储存, 收納, 收纳, 存放, 保管, 存, 放',
  'digitise, digitising, digitised, digitize, digitizing, digitization, digitisation, digital, 數碼化, 数码化, 數字化, 数字化, 數碼, 数码',
  'month, months, monthly, 個月, 个月, 月費, 月费, 每月, 每個月, 每个月, 月, year, years, yearly, annual, annually, half a year, half year, twelve months, week, weeks, fortnight, couple of weeks, 半年, 一年, 兩年, 两年, 幾年, 几年, 兩個星期, 两个星期, 幾個星期, 几个星期, 兩星期, 两星期, 兩個禮拜, 幾個禮拜, 一個星期, 一个星期',
  'full, 滿晒, 滿咗, 滿了, 滿, 满了, 满',
  'minimum, at least, shortest, min, 最少, 最短, 至少, lock in, lockin, locked in, bound, tied, commit, commitment, commitments, sign up for, 綁約, 绑约, 綁, 起租, 最低消費, 最低消费, 起碼, 起码',
  'hiring, hire staff, vacancy, vacancies, job, jobs, career, careers, recruit, recruiting, work for you, 請人, 请人, 招人, 招聘, 聘請, 聘请, 見工, 搵工, 找工作, 應徵, 应征',
  'human, person, real person, agent, operator, representative, somebody, someone, staff, 真人, 客服, 同事, 職員, 职员, 專人, 专人, 人工',
  'complain, complaint, complaints, unhappy, disappointed, angry, rude, unacceptable, terrible, horrible, awful, 投訴, 投诉, 冇禮貌, 没礼貌, 没有礼貌, 無禮貌, 態度差, 态度差, 差勁, 差劲, i want compensation, want compensation, compensate me, my claim, ruined my, you ruined, you damaged, you broke, you lost, 要賠, 要赔, 賠返, 賠償我, 赔偿我, 索償, 索赔, 投訴你, 畀你哋整, 被你們弄, 被你们弄, since you had, since you stored, since it came back, while you had, 借錢, 借钱, loan, loans, borrow, lend me',
  'stain, stains, stained, dirty, smell, smells, smelly, 污漬, 污渍, 污糟, 髒, 脏, 有味',
  'shrunk, shrank, shrink, shrinks, faded, scratched, scratch, broke my, 縮水, 缩水, 縮咗水, 甩色, 掉色, 刮花',
  'missing, not in the, never arrived, didnt arrive, did not arrive, not arrived, never came, didnt come, no show, nobody came, no one came, nobody turned up, not received, havent received, did not receive, didnt receive, 少咗, 少了, 爭咗, 漏咗, 漏了, 冇人嚟, 没人来, 沒人來, 冇嚟, 未送到, 冇送到, 没送到, 沒送到, 未收到, 没收到, 收唔到, 收不到, hasnt come, has not come, havent come, not here yet, hour late, hours late, is late, running late, delayed, 遲到, 迟到, 遲咗, 仲未到, 還沒到, 还没到, 未到, 還未到',
  'twice, double charged, charged double, overcharged, 兩次, 两次, 重複, 重复, 收多咗, 多收了, 多收咗, 多收我, 被多收',
  'abroad, overseas, international, internationally, emigrate, emigrating, 海外, 外國, 国外, 外国, 移民',
  'greetings, good morning, good afternoon, good evening, 下午好, 早上好, 晚上好, 上午好, 午安, 早安, 早晨, 你好, 您好, hello, hi, hey, 哈囉',
  'thanks, thank you, thank u, thx, ty, tks, many thanks, thanks a lot, thanks so much, thank you very much, 多謝你, 多謝晒, 多謝, 謝謝, 谢谢, 感謝, 感谢, 唔該晒',
];

/** How people shorten a word when they type. */
const SHORT: Record<string, string> = {
  acc: 'account',
  acct: 'account',
  appt: 'appointment',
  cny: 'lunar new year',
  del: 'delete',
  dun: 'dont',
  mth: 'month',
  mths: 'months',
  pc: 'piece',
  pcs: 'pieces',
  pswd: 'password',
  pw: 'password',
  pwd: 'password',
  tml: 'tomorrow',
  u: 'you',
  ur: 'your',
  wat: 'what',
  whr: 'where',
  wkend: 'weekend',
  yr: 'year',
  yrs: 'years',
};

const MEANINGS = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(', ');
  for (const word of words) if (!MEANINGS.has(word)) MEANINGS.set(word, words[0] ?? word);
}

const byLength = [...MEANINGS.keys()].sort((one, other) => other.length - one.length);
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const EITHER = new RegExp(`\\b(?:${byLength.filter((word) => !isHan(word)).join('|')})\\b|${byLength.filter(isHan).join('|')}`, 'gu');

/** The words of the groups that a mistyped one may have been. */
export const GROUPED_WORDS: ReadonlySet<string> = new Set(byLength.filter((word) => !isHan(word)).flatMap((word) => word.split(' ')));

/** Writes a text as it would be written in full. */
export const inFull = (folded: string): string => folded.replace(/[a-z]+/g, (word) => SHORT[word] ?? word);

/** Writes a normalised text with one word for each meaning. */
export const inOneWord = (folded: string): string => folded.replace(EITHER, (word) => ` ${MEANINGS.get(word) ?? word} `);
