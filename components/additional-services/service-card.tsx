import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatMoney } from '@/lib/money';
import type { SafeHtml } from '@/lib/safe-html';
import { ROUTES } from '@/lib/config/routes';
import type { ServicePrice } from '@/lib/domain/pricing/service-price';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { ButtonLink } from '@/components/ui/actions/button';
import { VisitorOnly, MemberOnly } from '@/components/ui/layout/session-visibility';
import { Heading } from '@/components/ui/text/heading';
import { Lead, Phrased } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { RichText } from '@/components/ui/text/rich-text';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Root = styled.article`
  display: grid;
  gap: var(--space-5) var(--space-8);
  padding-block: clamp(2.5rem, 5vw, 5rem);
  border-top: 1px solid var(--line);
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
    & > picture {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  min-width: 0;
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-4) var(--space-6);
  width: 100%;
  max-width: 68ch;
  margin-block: var(--space-2);
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
    & > div[data-wide] {
      grid-column: 1 / -1;
    }
  }
  & > div {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & dd {
    margin-top: var(--space-1);
  }
  & dd[data-price] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & ul {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;

export interface OfferedService {
  slug: string;
  name: string;
  summary: string;
  body: SafeHtml;
  leadTime: string;
  howToOrder: string;
  goodToKnow: string[];
  price: ServicePrice;
  picture: ArtworkPicture;
  /** Query for the wardrobe page, where members request this service for their pieces. */
  wardrobeQuery: string | null;
}

export function ServiceCard({ service }: { service: OfferedService }) {
  const { t } = useTranslation(['additional-services', 'common']);
  const { localeTag } = useLocale();
  const { slug, name, summary, body, leadTime, howToOrder, goodToKnow, price, picture, wardrobeQuery } = service;
  const priceText = () => {
    switch (price.kind) {
      case 'unknown':
        return t('common:price.onRequest');
      case 'quote':
        return t('quote');
      case 'listed':
        return price.money.amount === 0 ? t('free') : t(price.per, { price: formatMoney(price.money, localeTag) });
    }
  };
  const ask = (
    <ButtonLink href={`${ROUTES.contactUs.path}?topic=${slug}`} variant="secondary">
      {t('action', { name: name.toLocaleLowerCase(localeTag) })}
    </ButtonLink>
  );
  return (
    <Root id={slug} aria-labelledby={`${slug}-name`}>
      <Picture picture={picture} alt="" sizes="(min-width: 1200px) 30rem, (min-width: 768px) 38vw, 92vw" />
      <Words>
        <Heading level={2} id={`${slug}-name`}>
          {name}
        </Heading>
        <Lead>{summary}</Lead>
        <RichText html={body} />
        <Facts>
          <div>
            <dt>{t('price')}</dt>
            <dd data-price>{priceText()}</dd>
          </div>
          <div>
            <dt>{t('leadTime')}</dt>
            <Phrased as="dd">{leadTime}</Phrased>
          </div>
          <div data-wide>
            <dt>{t('howToOrder')}</dt>
            <Phrased as="dd">{howToOrder}</Phrased>
          </div>
          <div data-wide>
            <dt>{t('goodToKnow')}</dt>
            <dd>
              <ul>
                {goodToKnow.map((line) => (
                  <Phrased as="li" key={line}>
                    {line}
                  </Phrased>
                ))}
              </ul>
            </dd>
          </div>
        </Facts>
        {wardrobeQuery ? (
          <>
            <VisitorOnly>{ask}</VisitorOnly>
            <MemberOnly>
              <ButtonLink href={`${ROUTES.items.path}?${wardrobeQuery}`} variant="secondary">
                {t('actionMember', { name: name.toLocaleLowerCase(localeTag) })}
              </ButtonLink>
            </MemberOnly>
          </>
        ) : (
          ask
        )}
      </Words>
    </Root>
  );
}
