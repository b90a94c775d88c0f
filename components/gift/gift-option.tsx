import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { Price } from '@/components/ui/text/price';
import { choiceCard } from '@/components/ui/forms/choice-card';
import { RadioDot } from '@/components/ui/forms/radio-group';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useColon } from '@/components/ui/text/use-punctuation';
import { Phrased } from '@/components/ui/text/text';
import type { ShownGift } from './gift-props';

const Root = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  padding: clamp(1.125rem, 2.4vw, 1.75rem);
  ${choiceCard}
  border-radius: var(--radius-lg);
  & > b {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
    line-height: 1.2;
  }
  & > em {
    grid-column: 1 / -1;
    color: var(--muted);
    font-style: normal;
  }
  & > strong {
    grid-column: 1 / -1;
    font-size: var(--text-lg);
  }
  & > picture {
    display: none;
  }
  & > span {
    grid-column: 1 / -1;
    font-size: var(--text-sm);
    line-height: 1.55;
    color: var(--ink-soft);
  }
  & > ul {
    grid-column: 1 / -1;
  }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.625rem;
    padding-block: 0.125rem;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & li > svg {
    margin-top: 0.2em;
    color: var(--success);
  }
  ${media.sm} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
    & > picture {
      display: block;
      grid-row: 1 / span 6;
      border-radius: var(--radius);
      overflow: hidden;
    }
    & > picture img {
      aspect-ratio: 3 / 4;
    }
    & > b {
      grid-column: 2;
    }
    & > input {
      grid-column: 3;
      grid-row: 1;
    }
    & > em,
    & > strong,
    & > span,
    & > ul {
      grid-column: 2 / -1;
    }
  }
`;

interface Props {
  gift: ShownGift;
  isShown: boolean;
  onShow: () => void;
}

export function GiftOption({ gift, isShown, onShow }: Props) {
  const { t } = useTranslation('gift');
  const colon = useColon();
  const { region } = useLocale();
  return (
    <Root>
      <Picture picture={gift.picture} alt="" sizes="9rem" />
      <b>{gift.name}</b>
      <RadioDot name="gift" value={gift.slug} checked={isShown} onChange={onShow} aria-label={t('choose', { name: gift.name })} />
      <em>{gift.tagline}</em>
      <strong>
        <Price money={gift.price === null ? null : { amount: gift.price, currency: region.currency }} />
      </strong>
      <Phrased>{gift.description}</Phrased>
      <ul role="list">
        {gift.includes.map((line) => (
          <li key={line}>
            <CheckIcon size={16} />
            <Phrased>{line}</Phrased>
          </li>
        ))}
      </ul>
      <Phrased>{`${t('occasion')}${colon}${gift.occasion}`}</Phrased>
    </Root>
  );
}
