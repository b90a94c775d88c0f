import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SuggestedLook } from '@/components/outfit/suggested-look';
import { StoreRegistry, StoreRegistryContext } from '@/stores/create-store-context';
import { createOutfitStore, outfitDefinition } from '@/stores/outfit-store';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem } from '@/tests/builders/wardrobe-items';
import { listen } from '@/tests/setup/listen';
import texts from '@/locales/en/outfit.json';

const wrapper = await inLocale('en');
const COAT = createItem(0, { id: 'coat', name: 'Camel wool coat' });

/** As in the panel: what was said of a look comes back with it. */
function Panel() {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <SuggestedLook
      look={{ pieceIds: ['coat'], score: 1, reasons: [] }}
      occasion="work"
      byId={new Map([[COAT.id, COAT]])}
      isLiked={isLiked}
      isBusy={false}
      onSay={(verdict) => setIsLiked(verdict === 'like')}
      earliest={null}
      onTake={() => undefined}
      onSend={() => undefined}
    />
  );
}

it('says aloud that it is liked, in the place of the question', async () => {
  const registry = new StoreRegistry();
  registry.register(outfitDefinition, createOutfitStore());
  render(
    <StoreRegistryContext value={registry}>
      <Panel />
    </StoreRegistryContext>,
    { wrapper },
  );
  const spoken = listen();
  expect(spoken()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: texts.suggest.like }));
  expect(spoken()).toBe(texts.suggest.liked);
  expect(screen.queryByRole('button', { name: texts.suggest.like })).toBeNull();
});
