import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { NumberedSteps } from '@/components/ui/layout/numbered-steps';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Container, HeadingColumns, Section, onlyForScreenReaders } from '@/components/ui/layout/section';
import { Picture } from '@/components/ui/media/picture';
import { Heading } from '@/components/ui/text/heading';
import { RichText } from '@/components/ui/text/rich-text';
import { Text, Phrased } from '@/components/ui/text/text';
import type { GiftPage } from '@/lib/contract/content/gift';
import { GiftChoice } from './gift-choice';
import type { GiftProps } from './gift-props';

/* `data-step` is set before the first paint, so that the head does not appear when a step is reloaded. */
const Top = styled.div`
  html[data-step] &,
  &:has(~ [data-open]) {
    ${onlyForScreenReaders}
  }
`;

const Root = styled(HeadingColumns)`
  padding-block: var(--section);
  border-top: 1px solid var(--line);
  & dl > div {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
  & dl > div:first-child {
    border-top: 0;
    padding-top: 0;
  }
  & dt {
    font-weight: 600;
  }
`;

/** The terms (validity, refunds, region), shown before payment. */
function GiftTerms({ text }: { text: GiftPage['terms'] }) {
  return (
    <Container>
      <Root as="section" aria-labelledby="terms">
        <Heading level={2} id="terms">
          {text.heading}
        </Heading>
        <dl>
          {text.items.map((item) => (
            <div key={item.title}>
              <Phrased as="dt">{item.title}</Phrased>
              <Text as="dd" $tone="soft">
                {item.text}
              </Text>
            </div>
          ))}
        </dl>
      </Root>
    </Container>
  );
}

export function GiftView({ content, gifts, picture, questions }: GiftProps) {
  const { t } = useTranslation('gift');
  return (
    <>
      <Top>
        <PageIntro
          title={content.headline}
          lead={content.intro}
          actions={<ButtonLink href="#choose">{t('toChoice')}</ButtonLink>}
          picture={<Picture picture={picture} alt={content.pictureAlt} sizes="(min-width: 992px) 32rem, 92vw" isLead />}
        />
      </Top>
      <GiftChoice content={content} gifts={gifts} />
      <NumberedSteps id="redemption" {...content.redemption} />
      <GiftTerms text={content.terms} />
      {questions.length > 0 ? (
        <Section $tone="sunken" $height={[16, 12]} aria-labelledby="questions">
          <Container>
            <HeadingColumns>
              <Heading level={2} id="questions">
                {t('questions')}
              </Heading>
              <Accordion>
                {questions.map(({ slug, question, answer }) => (
                  <AccordionItem key={slug} id={slug} title={question}>
                    <RichText html={answer} />
                  </AccordionItem>
                ))}
              </Accordion>
            </HeadingColumns>
          </Container>
        </Section>
      ) : null}
    </>
  );
}
