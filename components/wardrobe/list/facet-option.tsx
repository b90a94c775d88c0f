import styled from 'styled-components';
import { formatNumber } from '@/lib/text/format-number';
import { checkBoxStyle } from '@/components/ui/forms/check-style';
import { media } from '@/components/ui/theme/media';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Root = styled.label`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  padding-inline: 0.1875rem;
  font-size: var(--text-sm);
  cursor: pointer;
  & > input {
    ${checkBoxStyle}
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border-radius: var(--radius-sm);
    &::after {
      left: 0.375rem;
      top: 0.125rem;
      width: 0.3125rem;
      height: 0.625rem;
      border: solid var(--on-red);
      border-width: 0 2px 2px 0;
      rotate: 42deg;
    }
  }
  & > i {
    width: 1rem;
    height: 1rem;
    border: 1px solid rgb(34 30 28 / 24%);
    border-radius: 50%;
    forced-color-adjust: none;
  }
  & > span {
    grid-column: 3;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > i + span {
    grid-column: 3;
  }
  & > input + span {
    grid-column: 2 / 4;
  }
  & > small {
    grid-column: 4;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  ${media.belowLg} {
    min-height: var(--target);
  }
  ${media.hover} {
    &:hover > span {
      text-decoration: underline;
      text-decoration-color: var(--red);
      text-underline-offset: 0.2em;
    }
  }
`;

interface Props {
  label: string;
  count: number;
  isChosen: boolean;
  swatch?: string;
  onToggle: () => void;
}

export function FacetOption({ label, count, isChosen, swatch, onToggle }: Props) {
  const { localeTag } = useLocale();
  return (
    <Root>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {swatch ? <i style={{ background: swatch }} aria-hidden="true" /> : null}
      <span dir="auto">{label}</span>
      <small>{formatNumber(count, localeTag)}</small>
    </Root>
  );
}
