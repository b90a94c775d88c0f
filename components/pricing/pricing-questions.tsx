import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { BesideHeading } from '@/components/ui/beside-heading';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { ArrowRightIcon } from '@/components/ui/icons/arrow-right';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { Stack } from '@/components/ui/stack';
import { TextLink } from '@/components/ui/text-link';
import type { ShownFaq } from '@/services/content/get-pages';

export function PricingQuestions({ questions }: { questions: readonly ShownFaq[] }) {
  const { t } = useTranslation('pricing');
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby="questions">
      <Container>
        <BesideHeading>
          <Stack $gap={4} $align="start">
            <Heading level={2} id="questions">
              {t('questions.heading')}
            </Heading>
            <TextLink href={ROUTES.faqs.path} isStandalone>
              <span>{t('questions.all')}</span>
              <ArrowRightIcon size={18} />
            </TextLink>
          </Stack>
          <Accordion>
            {questions.map(({ slug, question, answer }) => (
              <AccordionItem key={slug} id={slug} title={question}>
                <RichText html={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </BesideHeading>
      </Container>
    </Section>
  );
}
