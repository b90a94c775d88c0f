import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Membership } from '@/lib/contract/pricing';
import { usePreHydrationChoice } from '@/components/ui/forms/use-pre-hydration-choice';
import { media } from '@/components/ui/theme/media';

const Root = styled.fieldset`
  & > legend {
    margin-bottom: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);
  }
  ${media.sm} {
    & > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
const Term = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 3.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1.35;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > small {
    font-weight: 400;
    color: var(--muted);
  }
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &:has(:checked) {
    border-color: var(--red);
    background: var(--red-wash);
    box-shadow: inset 0 0 0 1px var(--red);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

interface Props {
  memberships: readonly Pick<Membership, 'months' | 'discount'>[];
  months: number;
  onChange: (months: number) => void;
}

export function TermChoice({ memberships, months, onChange }: Props) {
  const { t } = useTranslation('home');
  const frame = usePreHydrationChoice<HTMLFieldSetElement>(String(months), (chosen) => onChange(Number(chosen)));
  return (
    <Root ref={frame}>
      <legend>{t('calculator.term')}</legend>
      <div>
        {memberships.map((membership) => (
          <Term key={membership.months}>
            <input
              type="radio"
              name="teaser-term"
              value={membership.months}
              checked={membership.months === months}
              onChange={() => onChange(membership.months)}
            />
            <span>{membership.months === 1 ? t('calculator.month') : t('calculator.months', { months: membership.months })}</span>
            {membership.discount > 0 ? <small>{t('calculator.discount', { percent: membership.discount })}</small> : null}
          </Term>
        ))}
      </div>
    </Root>
  );
}
