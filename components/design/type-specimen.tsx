import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { Eyebrow, Lead, Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { Specimen } from './specimen';

export function TypeSpecimen() {
  return (
    <Specimen title="Type">
      <Stack $gap={3}>
        <Eyebrow>Store. Digitise. Sell.</Eyebrow>
        <Heading level={3} look="display">
          A wardrobe without walls
        </Heading>
        <Lead>We collect your clothes, photograph every piece and keep them in a climate-controlled room until you want them back.</Lead>
      </Stack>
      <Stack $gap={3} lang="zh-Hant-HK">
        <Eyebrow>儲存．數碼化．轉售</Eyebrow>
        <Heading level={3} look="display">
          沒有牆的衣櫥
        </Heading>
        <Lead>我們上門收衣，逐件拍照存檔，存放在恆溫恆濕的倉庫，直至你想取回為止。</Lead>
      </Stack>
      <Stack $gap={3} lang="zh-Hans-SG">
        <Heading level={3} look="h1">
          没有墙的衣橱
        </Heading>
        <Text>
          每件衣物都有自己的编号、照片和保养记录。两个工作日内送到家门口。<em>强调的字不用斜体。</em>
        </Text>
      </Stack>
      <Stack $gap={4}>
        <Heading level={3} look="h1">
          Heading one, 48 pieces
        </Heading>
        <Heading level={3} look="h2">
          Heading two, how storage works
        </Heading>
        <Heading level={3} look="h3">
          Heading three, before we collect
        </Heading>
        <Heading level={3} look="h4">
          Heading four, what we cannot take
        </Heading>
        <Heading level={3} look="label">
          Label, delivery address
        </Heading>
      </Stack>
      <Stack $gap={3}>
        <Text>
          Running text in Inter at sixteen pixels with a measure of sixty-eight characters. Silk, cashmere and leather each get{' '}
          <em>their own</em> care plan. A link in a text is <TextLink href="/faqs">red and underlined</TextLink>, so that it is known
          without its colour.
        </Text>
        <Text $size="lg">Large text, for an introduction of a page.</Text>
        <Text $size="sm" $tone="muted">
          Small and muted, for what stands beside the matter: 1,280 items, 21 November 2026.
        </Text>
        <Text $size="xs" $tone="muted">
          Extra small, for hints and captions.
        </Text>
      </Stack>
    </Specimen>
  );
}
