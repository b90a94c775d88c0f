import styled from 'styled-components';
import { formatNumber } from '@/lib/text/format-number';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Row = styled.span`
  && {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  & > span {
    width: 2rem;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
`;
/** A row of a phone. */
const SHOWN = 5;

interface Props {
  lines: readonly { itemId: string; picture: { name: string } }[];
}

/** The pieces that it is about, beside a date that says nothing of them. */
export function LinePictures({ lines }: Props) {
  const { localeTag } = useLocale();
  if (lines.length === 0) return null;
  return (
    <Row aria-hidden="true">
      {lines.slice(0, SHOWN).map(({ itemId, picture }) => (
        <span key={itemId}>
          <ItemPhoto image={picture} alt="" sizes="2rem" />
        </span>
      ))}
      {lines.length > SHOWN ? <small>{`+${formatNumber(lines.length - SHOWN, localeTag)}`}</small> : null}
    </Row>
  );
}
