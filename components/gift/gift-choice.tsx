import { useLayoutEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { fieldsDraft } from '@/lib/browser/draft-store';
import { clientOnly, FlowLoading } from '@/components/ui/feedback/client-only';
import { Heading } from '@/components/ui/text/heading';
import { Lead, Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { usePaktGiftStore } from '@/stores/pakt-gift-store';
import { useGiftStore } from '@/stores/gift-store';
import { personName } from '@/lib/text/names';
import { CardWords } from './card-words';
import { GiftCard } from './gift-card';
import { GiftOption } from './gift-option';
import type { GiftProps, ShownGift } from './gift-props';
import { GIFT_WORDS, useGiftStepsInStore, useGiftWords, useGiftSteps } from './use-gift-steps';

/** The purchase is a lazy chunk, loaded with the first press. */
const GiftOrder = clientOnly(() => import('./order/gift-order').then((module) => module.GiftOrder), FlowLoading);

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  div + & {
    margin-top: clamp(2rem, 4vw, 3.5rem);
  }
  ${media.lg} {
    &:not(:has(> aside[hidden])) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
    align-items: start;
    gap: clamp(2.5rem, 5vw, 5rem);
    & > aside {
      position: sticky;
      top: calc(var(--header-height) + 1.5rem);
    }
  }
  /* In a window that the card, its words and its button do not fit, the end of the column stays in sight and not its start. While it is bought the card stands alone, at the top. */
  @media (min-width: 992px) and (max-height: 62rem) {
    & > aside:not([data-buying]) {
      top: auto;
      bottom: 1.5rem;
      align-self: end;
    }
  }
`;
const Choice = styled(Section)`
  &[data-open] {
    padding-top: clamp(1.5rem, 3vw, 2.5rem);
  }
`;
const Options = styled.fieldset`
  display: grid;
  gap: var(--space-4);
`;

/** The packages, with a card preview that follows the choice and the typed message. */
export function GiftChoice({ content, gifts }: Pick<GiftProps, 'content' | 'gifts'>) {
  const { t } = useTranslation('gift');
  const previewedId = usePaktGiftStore((state) => state.previewedId);
  const preview = usePaktGiftStore((state) => state.preview);
  const receivePackages = usePaktGiftStore((state) => state.receivePackages);
  const giftPackage = useGiftStore((state) => state.giftPackage);
  const { recipientName, message } = giftPackage;
  const code = useGiftStore((state) => state.giftCode);
  const expiresAt = useGiftStore((state) => state.expiresAt);
  const edit = useGiftStore((state) => state.editGiftPackage);
  const packageId = useGiftStore((state) => state.packageId);
  const isPaid = useGiftStore((state) => state.paymentSuccess);
  const isBuying = useGiftStore((state) => state.giftStep > 1);
  const isWritten = useGiftStore((state) => state.giftStepInfo === 1);
  // Before the steps: they look their package up among these.
  useLayoutEffect(() => receivePackages(gifts.map(({ slug, name }) => ({ id: slug, name }))), [gifts, receivePackages]);
  useGiftStepsInStore();
  useGiftWords();
  const words = { recipient: recipientName, message, sender: personName(giftPackage) };
  const shown = gifts.find(({ slug }) => slug === (isBuying ? packageId : previewedId)) ?? gifts[0];
  if (!shown) return null;
  return (
    <Choice $tone="sunken" data-open={isBuying || undefined} aria-labelledby="choose">
      <Container data-flow>
        {/* Whoever has chosen is not asked to choose. */}
        {isBuying ? (
          <VisuallyHidden as="h2" id="choose">
            {content.choose.heading}
          </VisuallyHidden>
        ) : (
          <Stack $gap={4}>
            <Heading level={2} id="choose">
              {content.choose.heading}
            </Heading>
            <Lead>{content.choose.intro}</Lead>
          </Stack>
        )}
        <Columns>
          {isBuying ? (
            <GiftOrder gifts={gifts} />
          ) : (
            <Options>
              <VisuallyHidden as="legend">{content.choose.heading}</VisuallyHidden>
              {gifts.map((gift) => (
                <GiftOption key={gift.slug} gift={gift} isShown={gift.slug === shown.slug} onShow={() => preview(gift.slug)} />
              ))}
            </Options>
          )}
          {/* Which package is being bought is known with the draft alone. */}
          <Stack as="aside" $gap={5} aria-label={t('preview')} data-buying={isBuying || undefined} hidden={isBuying && packageId === ''}>
            <GiftCard gift={shown} texts={content.preview} words={words} isWritten={isWritten} paid={isPaid ? { code, expiresAt } : null} />
            {isBuying ? null : (
              <>
                <CardWords
                  words={words}
                  onChange={(next) => {
                    const written = { recipientName: next.recipient, message: next.message };
                    edit(written);
                    fieldsDraft(GIFT_WORDS).setState(written);
                  }}
                />
                <GiftAction gift={shown} />
              </>
            )}
          </Stack>
        </Columns>
      </Container>
    </Choice>
  );
}

/** A gift without a known price cannot be bought. */
function GiftAction({ gift }: { gift: ShownGift }) {
  const { t } = useTranslation('gift');
  const choosePackage = useGiftStore((state) => state.choosePackage);
  const { goTo } = useGiftSteps();
  const buy = () => {
    choosePackage(gift.slug, gift.name);
    goTo('form');
  };
  return (
    <Stack $gap={3}>
      <Button size="large" isFullWidth disabled={gift.price === null} onClick={buy}>
        {t('action')}
      </Button>
      <Text $size="sm" $tone="muted">
        {t('note')}
      </Text>
    </Stack>
  );
}
