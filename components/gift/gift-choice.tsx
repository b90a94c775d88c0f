import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { media } from '@/components/ui/media';
import { Section } from '@/components/ui/section';
import { Stack } from '@/components/ui/stack';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { usePaktGiftStore } from '@/stores/pakt-gift-store';
import { CardWords, type Words } from './card-words';
import { GiftAction } from './gift-action';
import { GiftCard } from './gift-card';
import { GiftOption } from './gift-option';
import type { GiftProps } from './gift-props';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${media.lg} { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); align-items: start; gap: clamp(2.5rem, 5vw, 5rem); & > aside { position: sticky; top: calc(var(--header-height) + 1.5rem); } }
`;
const Options = styled.fieldset`
  display: grid;
  gap: var(--space-4);
`;

/** The packages, and the card as it changes with each of them and with the words that are tried on it. */
export function GiftChoice({ content, gifts }: Pick<GiftProps, 'content' | 'gifts'>) {
  const { t } = useTranslation('gift');
  const previewedId = usePaktGiftStore((state) => state.previewedId);
  const preview = usePaktGiftStore((state) => state.preview);
  const receivePackages = usePaktGiftStore((state) => state.receivePackages);
  const [words, setWords] = useState<Words>({ recipient: '', message: '' });
  useEffect(() => receivePackages(gifts.map(({ slug, name }) => ({ id: slug, name }))), [gifts, receivePackages]);
  const shown = gifts.find(({ slug }) => slug === previewedId) ?? gifts[0];
  if (!shown) return null;
  return (
    <Section $tone="sunken" aria-labelledby="choose">
      <Container>
        <Stack $gap={4}>
          <Heading level={2} id="choose">{content.choose.heading}</Heading>
          <Lead>{content.choose.intro}</Lead>
        </Stack>
        <Columns>
          <Options>
            <VisuallyHidden as="legend">{content.choose.heading}</VisuallyHidden>
            {gifts.map((gift) => <GiftOption key={gift.slug} gift={gift} isShown={gift.slug === shown.slug} onShow={() => preview(gift.slug)} />)}
          </Options>
          <Stack as="aside" $gap={5} aria-label={t('preview')}>
            <GiftCard gift={shown} texts={content.preview} words={words} />
            <CardWords words={words} onChange={setWords} />
            <GiftAction gift={shown} />
          </Stack>
        </Columns>
      </Container>
    </Section>
  );
}
