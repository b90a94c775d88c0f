import { useTranslation } from 'next-i18next/pages';
import type { HelpAnswer } from '@/services/support';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { RichText } from '@/components/ui/rich-text';
import { Text } from '@/components/ui/text';

export function SupportAnswers({ answers }: { answers: readonly HelpAnswer[] }) {
  const { t } = useTranslation('layout');
  return (
    <div aria-live="polite">
      {answers.length === 0 ? (
        <Text>{t('support.none')}</Text>
      ) : (
        <Accordion>
          {answers.map(({ slug, question, answer }) => (
            <AccordionItem key={slug} title={question}>
              <RichText html={answer} />
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </div>
  );
}
