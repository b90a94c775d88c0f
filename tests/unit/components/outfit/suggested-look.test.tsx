import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SuggestedLook } from '@/components/outfit/suggested-look';
import { StoreRegistry, StoreRegistryContext } from '@/stores/create-store-context';
import { createOutfitStore, outfitDefinition } from '@/stores/outfit-store';
import type { Locale } from '@/lib/config/locales';
import { SITES } from '@/tests/builders/sites';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem } from '@/tests/builders/wardrobe-items';
import { listen } from '@/tests/setup/listen';
import texts from '@/locales/en/outfit.json';

const PIECES = [
  createItem(0, { id: 'coat', name: 'Camel wool coat', state: 'stored' }),
  createItem(1, { id: 'boots', name: 'Chelsea boots', state: 'at-home' }),
];

/** As in the panel: what was said of a look comes back with it. */
function Panel() {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <SuggestedLook
      look={{ pieceIds: ['coat', 'boots'], score: 1, reasons: [] }}
      occasion="work"
      byId={new Map(PIECES.map((piece) => [piece.id, piece]))}
      isLiked={isLiked}
      isBusy={false}
      onSay={(verdict) => setIsLiked(verdict === 'like')}
      earliest={null}
      onTake={() => undefined}
      onSend={() => undefined}
    />
  );
}

async function open(locale: Locale) {
  const registry = new StoreRegistry();
  registry.register(outfitDefinition, createOutfitStore());
  render(
    <StoreRegistryContext value={registry}>
      <Panel />
    </StoreRegistryContext>,
    { wrapper: await inLocale(locale) },
  );
}

it.each(SITES)('says in $country of each piece where it is, and offers what is with us', async ({ locale }) => {
  await open(locale);
  const rows = screen.getAllByRole('listitem');
  expect(rows.find((row) => row.textContent?.includes('Camel wool coat'))).toHaveTextContent(texts.where['with-us']);
  expect(rows.find((row) => row.textContent?.includes('Chelsea boots'))).toHaveTextContent(texts.where.home);
  expect(screen.getByRole('button', { name: texts.send.rest })).toBeVisible();
});

it('says aloud that it is liked, in the place of the question', async () => {
  await open('en');
  const spoken = listen();
  expect(spoken()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: texts.suggest.like }));
  expect(spoken()).toBe(texts.suggest.liked);
  expect(screen.queryByRole('button', { name: texts.suggest.like })).toBeNull();
});
