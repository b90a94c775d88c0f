import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useState, type ReactNode } from 'react';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { DefinitionList, type Definition } from '@/components/ui/layout/definition-list';
import { DateText } from '@/components/ui/text/date-text';
import { formatMoney } from '@/lib/money';
import { Heading } from '@/components/ui/text/heading';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';
import { ItemTimeline } from './item-timeline';
import { SaleSection } from './sale-section';
import { StoreOrSell } from '@/components/wardrobe/basket/store-or-sell';
import { wasWritten, wordsDraft } from './unsaved-words';
import { itemEditOf } from '@/components/wardrobe/model/item-edit';
import { useItemWords } from './use-item-words';
import { WearCounter } from './wear-counter';

const Waiting = () => <LoadingRegion height="16rem" />;
const OwnWordsForm = clientOnly(() => import('./own-words-form').then((part) => part.OwnWordsForm), dynamicLoading(Waiting));

const RecordSections = clientOnly(() => import('./record-sections').then((part) => part.RecordSections), dynamicLoading(Waiting));

/** Fields the member may edit. Hidden for a provider without notes. */
export function OwnWords({ passport }: { passport: ItemPassport }) {
  const { t } = useTranslation('items');
  const [form, setForm] = useState<'new' | 'open' | 'closed'>(() =>
    wasWritten(wordsDraft(passport.id), itemEditOf(passport)) ? 'open' : 'new',
  );
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
    season.length > 0 ? { term: t('items:fact.season'), value: season.map((one) => t(`wardrobe:season.${one}`)).join(DOT) } : null,
    formality ? { term: t('items:fact.occasion'), value: t(`items:formality.${formality}`) } : null,
    condition ? { term: t('items:fact.condition'), value: t(`items:condition.${condition}`) } : null,
    plan === 'own' ? null : { term: t('items:fact.plan'), value: t(`items:plan.${plan}`) },
    storedSince ? { term: t('items:fact.storedSince'), value: <DateText value={storedSince} look="medium" /> } : null,
    storedSince && plan !== 'consignment' ? { term: t('items:fact.cost'), value: money(storageCostToDate) } : null,
    resale ? { term: t('items:fact.resale'), value: `${money(resale.low)} – ${money(resale.high)}` } : null,
    plan === 'own' ? null : { term: t('items:fact.code'), value: code },
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
`;
const Looks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
`;

const consignHref = (id: string) => `${ROUTES.servicesPricing.path}?type=sell&items=${encodeURIComponent(id)}#consignment`;

/** All details of one piece below its picture and state: condition, costs, value, care. */
export function Passport({ passport, currency, onGone }: { passport: ItemPassport; currency: Currency; onGone: () => void }) {
  const { t } = useTranslation('items');
  const { breakEven, careLabel, outfits, consignment, category } = passport;
  const isSealed = category === 'sealed-bag';
  const actions = allowedActions(passport);
  return (
    <Root>
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
      <RecordSections passport={passport} currency={currency} onGone={onGone} />
      {/* What was refused for sale is not advised to be sold. */}
      {breakEven && passport.storedSince && !consignment?.rejectedBecause ? (
        <StoreOrSell
          breakEven={breakEven}
          storedSince={passport.storedSince}
          currency={currency}
          sellHref={actions.includes('sell') ? consignHref(passport.id) : null}
          isFetchedFirst={actions.includes('collect')}
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

const CareLabelRoot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  & > svg {
    flex: none;
  }
  & > p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
`;

const WASH = 'M3 8c1.5 1.5 3 1.5 4.5 0s3-1.5 4.5 0 3 1.5 4.5 0 3-1.5 4.5 0L19.5 20h-15z';
const CROSS = 'M4 4l16 16M20 4L4 20';

/** Care symbols of ISO 3758; the text beside them says the same. */
const SIGNS: Record<NonNullable<ItemPassport['careLabel']>, ReactNode> = {
  'machine-cool': (
    <>
      <path d={WASH} />
      <path d="M9 23h6" />
      <text x="12" y="17" fontSize="6.5" textAnchor="middle" fill="currentColor" stroke="none">
        {'30'}
      </text>
    </>
  ),
  'hand-wash': (
    <>
      <path d={WASH} />
      <path d="M8 12l2.5 4.5M10.5 9.5v5M13 9.5v5M15.5 10.5l-1 5c-.5 1.5-3.5 1.5-4 1" />
    </>
  ),
  'dry-clean': (
    <>
      <circle cx="12" cy="12" r="9" />
      <text x="12" y="15.5" fontSize="10" textAnchor="middle" fill="currentColor" stroke="none">
        {'P'}
      </text>
    </>
  ),
  specialist: (
    <>
      <path d={WASH} />
      <path d={CROSS} />
    </>
  ),
  wipe: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="1" />
      <path d="M3 12h18" />
    </>
  ),
};

function CareLabel({ care }: { care: NonNullable<ItemPassport['careLabel']> }) {
  const { t } = useTranslation('wardrobe');
  return (
    <CareLabelRoot>
      <svg
        width="44"
        height="44"
        viewBox="0 0 24 25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        {SIGNS[care]}
      </svg>
      <p>{t(`care.${care}`)}</p>
    </CareLabelRoot>
  );
}
