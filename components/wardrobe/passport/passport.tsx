import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useState } from 'react';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { DefinitionList, type Definition } from '@/components/ui/layout/definition-list';
import { DateText } from '@/components/ui/text/date-text';
import { formatMoney } from '@/lib/money';
import { Heading } from '@/components/ui/text/heading';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { CardBag } from '@/components/wardrobe/basket/card-bag';
import { CareLabel } from './care-label';
import { ItemTimeline } from './item-timeline';
import { PassportGallery } from './passport-gallery';
import { PassportStanding } from './passport-standing';
import { SaleSection } from './sale-section';
import { StoreOrSell } from '@/components/wardrobe/basket/store-or-sell';
import { hasUnsavedWords } from './unsaved-words';
import { useItemWords } from './use-item-words';
import { WearCounter } from './wear-counter';

const Waiting = () => (
  <LoadingRegion>
    <Skeleton $height="16rem" />
  </LoadingRegion>
);
const OwnWordsForm = clientOnly(() => import('./own-words-form').then((part) => part.OwnWordsForm), dynamicLoading(Waiting));

/** Fields the member may edit. Hidden for a provider without notes. */
export function OwnWords({ passport }: { passport: ItemPassport }) {
  const { t } = useTranslation('items');
  const [form, setForm] = useState<'new' | 'open' | 'closed'>(() => (hasUnsavedWords(passport) ? 'open' : 'new'));
  const isSealed = passport.category === 'sealed-bag';
  if ((isSealed ? passport.sealedNote : passport.note) === undefined) return null;
  if (form === 'open') return <OwnWordsForm passport={passport} onClose={() => setForm('closed')} />;
  return (
    <div>
      {/* After the form the focus returns here. */}
      <TextButton autoFocus={form === 'closed'} onClick={() => setForm('open')}>
        {t(isSealed ? 'own.editBag' : 'own.edit')}
      </TextButton>
    </div>
  );
}

/** Unknown facts are left out, not filled with dashes or zeros. */
function PassportFacts({ passport, currency }: { passport: ItemPassport; currency: Currency }) {
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

const Root = styled.div`
  display: grid;
  gap: var(--space-6);
  & > section {
    display: grid;
    gap: var(--space-3);
  }
  & [data-bag] {
    max-width: 16rem;
  }
`;
const Looks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
`;

const consignHref = (id: string) => `${ROUTES.servicesPricing.path}?type=sell&items=${encodeURIComponent(id)}#consignment`;

/** All details of one piece: place, condition, costs, value. */
export function Passport({ passport, currency }: { passport: ItemPassport; currency: Currency }) {
  const { t } = useTranslation('items');
  const { breakEven, careLabel, outfits, consignment, category } = passport;
  const isSealed = category === 'sealed-bag';
  return (
    <Root>
      {isSealed ? (
        <CardBag note={passport.sealedNote} />
      ) : (
        <PassportGallery
          key={passport.id}
          gallery={passport.gallery.length > 0 ? passport.gallery : [{ ...passport.picture, view: 'front' }]}
          name={passport.name}
        />
      )}
      <PassportStanding item={passport} />
      {consignment ? <SaleSection item={passport} consignment={consignment} currency={currency} /> : null}
      <PassportFacts passport={passport} currency={currency} />
      <OwnWords passport={passport} />
      {isSealed ? null : <WearCounter item={passport} />}
      {careLabel ? (
        <section aria-labelledby="passport-care">
          <Heading level={3} look="label" id="passport-care">
            {t('passport.care')}
          </Heading>
          <CareLabel care={careLabel} />
        </section>
      ) : null}
      {breakEven && passport.storedSince ? (
        <StoreOrSell
          breakEven={breakEven}
          storedSince={passport.storedSince}
          currency={currency}
          sellHref={allowedActions(passport).includes('sell') ? consignHref(passport.id) : null}
        />
      ) : null}
      {outfits.length > 0 ? (
        <section aria-labelledby="passport-outfits">
          <Heading level={3} look="label" id="passport-outfits">
            {t('passport.outfits')}
          </Heading>
          <Looks>
            {outfits.map(({ id, name }) => (
              <li key={id} dir="auto">
                <TextLink isStandalone href={`${ROUTES.outfit.path}?outfit=${encodeURIComponent(id)}`}>
                  {name}
                </TextLink>
              </li>
            ))}
          </Looks>
        </section>
      ) : null}
      <TextLink isStandalone href={`${ROUTES.chat.path}?about=item:${encodeURIComponent(passport.id)}`}>
        {t('passport.ask')}
      </TextLink>
      <ItemTimeline history={passport.history} conditions={passport.conditionTimeline} currency={currency} />
    </Root>
  );
}
