import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { useOutfitStore } from '@/stores/outfit-store';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import { SavedOutfit } from './saved-outfit';

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.xl} {
    grid-template-columns: 1fr;
  }
`;

interface Props {
  byId: ReadonlyMap<string, WardrobeItem>;
  openedId: string | null;
  onOpen: (outfit: Outfit) => void;
  onRenamed: (id: string, name: string) => void;
}

export function SavedOutfits({ byId, openedId, onOpen, onRenamed }: Props) {
  const { t } = useTranslation('outfit');
  const outfits = useOutfitStore((state) => state.outfitList);
  return (
    <Root aria-labelledby="outfit-saved">
      <Heading level={2} look="h4" id="outfit-saved">
        {t('saved.title')}
      </Heading>
      {outfits.length === 0 ? (
        <Text $tone="muted">{t('saved.empty')}</Text>
      ) : (
        <List>
          {outfits.map((outfit) => (
            <li key={outfit.id}>
              <SavedOutfit outfit={outfit} byId={byId} isOpen={outfit.id === openedId} onOpen={onOpen} onRenamed={onRenamed} />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
