import { useTranslation } from 'next-i18next/pages';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { HeadingColumns } from '@/components/ui/layout/heading-columns';
import { Container } from '@/components/ui/layout/container';
import { Heading } from '@/components/ui/text/heading';
import { NumberedSteps } from '@/components/ui/layout/numbered-steps';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Picture } from '@/components/ui/media/picture';
import { RichText } from '@/components/ui/text/rich-text';
import { Section } from '@/components/ui/layout/section';
import { GiftChoice } from './gift-choice';
import type { GiftProps } from './gift-props';
import { GiftTerms } from './gift-terms';

export function GiftView({ content, gifts, picture, questions }: GiftProps) {
  const { t } = useTranslation('gift');
  return (
    <>
      <PageIntro
        title={content.headline}
        lead={content.intro}
        picture={<Picture picture={picture} alt={content.pictureAlt} sizes="(min-width: 992px) 32rem, 92vw" isPriority />}
      />
      <GiftChoice content={content} gifts={gifts} />
      <NumberedSteps id="redemption" {...content.redemption} />
      <GiftTerms text={content.terms} />
      {questions.length > 0 ? (
        <Section $tone="sunken" aria-labelledby="questions">
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
