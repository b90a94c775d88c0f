import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '@/lib/config/regions';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { formatMoney } from '@/lib/money';
import { DateText } from '@/components/ui/date-text';
import { DefinitionList, type Definition } from '@/components/ui/definition-list';
import { useLocale } from '@/components/ui/use-locale';
import { useItemWords } from './use-item-words';

/** What is not known is left out; nothing is filled up with dashes or zeros. */
export function PassportFacts({ passport, currency }: { passport: ItemPassport; currency: Currency }) {
  const { t } = useTranslation(['items', 'wardrobe']);
  const { localeTag } = useLocale();
  const words = useItemWords();
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const { brand, condition, season, formality, note, plan, storedSince, storageCostToDate, resale, code } = passport;
  const entries: (Definition | null)[] = [
    brand ? { term: t('items:fact.brand'), value: brand } : null,
    { term: t('items:fact.category'), value: words.category(passport) },
    passport.colour ? { term: t('items:fact.colour'), value: words.colour(passport) } : null,
    passport.fabric ? { term: t('items:fact.fabric'), value: words.fabric(passport) } : null,
    passport.size ? { term: t('items:fact.size'), value: words.size(passport) } : null,
    season.length > 0 ? { term: t('items:fact.season'), value: season.map((one) => t(`wardrobe:season.${one}`)).join(' · ') } : null,
    formality ? { term: t('items:fact.occasion'), value: t(`items:formality.${formality}`) } : null,
    condition ? { term: t('items:fact.condition'), value: t(`items:condition.${condition}`) } : null,
    { term: t('items:fact.plan'), value: t(`items:plan.${plan}`) },
    storedSince ? { term: t('items:fact.storedSince'), value: <DateText value={storedSince} look="medium" /> } : null,
    storedSince && plan !== 'consignment' ? { term: t('items:fact.cost'), value: money(storageCostToDate) } : null,
    resale ? { term: t('items:fact.resale'), value: `${money(resale.low)} – ${money(resale.high)}` } : null,
    { term: t('items:fact.code'), value: code },
    note ? { term: t('items:own.yourNote'), value: note } : null,
  ];
  return <DefinitionList entries={entries.filter((entry) => entry !== null)} />;
}
