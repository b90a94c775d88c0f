import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { TextLink } from '@/components/ui/actions/text-link';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { Drawer } from '@/components/ui/overlays/drawer';
import { SaleSection } from '@/components/wardrobe/passport/sale-section';

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  & > :first-child {
    width: 8rem;
    overflow: hidden;
    border-radius: var(--radius);
  }
  & > section {
    display: grid;
    gap: var(--space-3);
  }
`;

interface Props {
  item: WardrobeItem;
  currency: Currency;
  onClose: () => void;
}

/** One sale with its decision; everything else about the piece is in its passport. */
export function SaleDrawer({ item, currency, onClose }: Props) {
  const { t } = useTranslation('sales');
  if (!item.consignment) return null;
  return (
    <Drawer hasEntry isOpen title={item.name} onClose={onClose}>
      <Root>
        <div>
          <ItemPhoto image={item.picture} alt={item.name} sizes="8rem" isPriority />
        </div>
        <SaleSection item={item} consignment={item.consignment} currency={currency} />
        <div>
          <TextLink isStandalone href={`${ROUTES.items.path}?item=${encodeURIComponent(item.id)}`}>
            {t(item.state === 'rejected' ? 'toChoose' : 'toPiece')}
          </TextLink>
        </div>
      </Root>
    </Drawer>
  );
}
