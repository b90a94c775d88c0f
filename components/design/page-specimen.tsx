import type { SafeHtml } from '@/lib/safe-html';
import { HeadingColumns } from '@/components/ui/layout/section';
import { ButtonLink } from '@/components/ui/actions/button';
import { ChipLinks } from '@/components/ui/actions/chip-links';
import { ClosingSection } from '@/components/ui/layout/closing-section';
import { EmailText } from '@/components/ui/text/email-text';
import { Heading } from '@/components/ui/text/heading';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { NumberedSteps } from '@/components/ui/layout/numbered-steps';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { RichText } from '@/components/ui/text/rich-text';
import { QrCode } from '@/components/ui/media/qr-code';
import { Grid, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { Specimen } from './specimen';

const WRITTEN =
  '<p>Wool is stored <strong>folded</strong>, silk on a hanger. <a href="/faqs">More on storage</a></p><h3>Before we come</h3><ul><li>Empty the pockets.</li><li>Close the zips.</li></ul><blockquote>Clean before storage, not after it.</blockquote>' as SafeHtml;
const TOPICS = ['All', 'Storage', 'Selling'];
const STEPS = [
  { title: 'We collect', text: 'At your door, in bags that we bring.' },
  { title: 'We photograph', text: 'Each piece, on both sides.' },
  { title: 'You choose', text: 'What comes back, and when.' },
];

/** Building blocks of pages. */
export function PageSpecimen() {
  return (
    <Specimen title="Parts of pages">
      <ChipLinks
        label="Topics"
        chips={TOPICS.map((label, index) => ({
          key: label,
          label,
          href: index === 0 ? '/design' : `/design?topic=${label}`,
          isCurrent: index === 0,
        }))}
      />
      <HeadingColumns>
        <Heading level={3}>Care of wool</Heading>
        <RichText html={WRITTEN} />
      </HeadingColumns>
      <RichText html={WRITTEN} look="article" />
      {/* An h1, so that the headings below follow in order. */}
      <PageIntro
        eyebrow="Storage"
        title="A room for your clothes"
        lead="Dark, dry and always at the same temperature."
        actions={<ButtonLink href="/services-pricing">See prices</ButtonLink>}
      />
      <NumberedSteps id="design-steps" heading="How it goes" steps={STEPS} />
      <Grid $min="10rem" $gap={4}>
        <ItemPhoto image={{ name: 'garment-camel-wool-coat' }} alt="Camel wool coat" sizes="(min-width: 992px) 18rem, 50vw" />
        <ItemPhoto image={{ name: 'not-photographed' }} alt="A piece without a photograph" sizes="(min-width: 992px) 18rem, 50vw" />
      </Grid>
      <QrCode text="https://example.com/gift" label="Code that opens the gift" />
      <Stack $gap={3}>
        <Text>
          <EmailText address="a.rather.long.name.of.somebody@a-company-with-a-long-name.example.com" />
        </Text>
      </Stack>
      <ClosingSection title="Not sure what a piece needs?">
        <Text $tone="soft">Send us a sentence, and we say what we would do.</Text>
        <ButtonLink href="/contact-us">Contact us</ButtonLink>
      </ClosingSection>
    </Specimen>
  );
}
