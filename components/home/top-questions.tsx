import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Container, HeadingColumns, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { TextLink } from '@/components/ui/actions/text-link';
import type { ShownQuestion } from '@/services/content/get-pages';
import { SectionHead } from './section-head';

const Answer = styled.div`
  & > * + * {
    margin-top: 0.75em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.25em;
    list-style: revert;
  }
  & a {
    color: var(--red);
    text-underline-offset: 0.2em;
  }
`;

interface Props {
  text: HomePage['questions'];
  questions: readonly ShownQuestion[];
}

export function TopQuestions({ text, questions }: Props) {
  return (
    <Section $tone="sunken" aria-labelledby="questions">
      <Container>
        <HeadingColumns>
          <Stack $gap={4} $align="start">
            <SectionHead id="questions" heading={text.heading} intro={text.intro} />
            <TextLink href={ROUTES.faqs.path} isStandalone>
              <span>{text.action}</span>
              <ArrowRightIcon size={18} />
            </TextLink>
          </Stack>
          <Accordion>
            {questions.map(({ slug, question, answer }) => (
              <AccordionItem key={slug} id={slug} title={question}>
                <Answer dangerouslySetInnerHTML={{ __html: answer }} />
              </AccordionItem>
            ))}
          </Accordion>
        </HeadingColumns>
      </Container>
    </Section>
  );
}
