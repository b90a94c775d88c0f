import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { CardBag } from './card-bag';
import { CareLabel } from './care-label';
import { ItemTimeline } from './item-timeline';
import { OwnWords } from './own-words';
import { PassportFacts } from './passport-facts';
import { PassportGallery } from './passport-gallery';
import { PassportStanding } from './passport-standing';
import { SaleSection } from './sale-section';
import { StoreOrSell } from './store-or-sell';
import { WearCounter } from './wear-counter';

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

/** What we know of one piece, in the order in which its owner asks: where, how, what it costs, what it is worth. */
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
