import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { localePrefix } from '@/lib/config/locales';
import { buttonStyle, lookAttributes } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { CheckIcon } from '@/components/ui/icons';
import { DownloadIcon, MailIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Text, Phrased } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Columns = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  & > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-4);
  }
`;

const Contents = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: flex;
    gap: var(--space-3);
  }
  & svg {
    margin-top: 0.25em;
    color: var(--red);
  }
`;

/** Plain links: next/link is only for pages. */
const Action = styled.a`
  ${buttonStyle}
`;

interface Props {
  kit: { heading: string; text: string; contents: string[] };
  contact: { heading: string; text: string; email: string };
}

export function PressKit({ kit, contact }: Props) {
  const { t } = useTranslation('press');
  const { locale } = useLocale();
  return (
    <Section $tone="sunken">
      <Container>
        <Columns>
          <div>
            <Heading level={2} id="press-kit">
              {kit.heading}
            </Heading>
            <Text $tone="soft">{kit.text}</Text>
            <Contents role="list">
              {kit.contents.map((line) => (
                <li key={line}>
                  <CheckIcon size={18} />
                  <Phrased>{line}</Phrased>
                </li>
              ))}
            </Contents>
            <Action {...lookAttributes({})} href={`${localePrefix(locale)}/press-kit.zip`} download>
              <DownloadIcon size={18} />
              <span>{t('kit.download')}</span>
            </Action>
            <Text $size="sm" $tone="muted">
              {t('kit.format')}
            </Text>
          </div>
          <div>
            <Heading level={2}>{contact.heading}</Heading>
            <Text $tone="soft">{contact.text}</Text>
            <Action {...lookAttributes({ variant: 'secondary' })} href={`mailto:${contact.email}`}>
              <MailIcon size={18} />
              <span>{t('media.write')}</span>
            </Action>
            <Text $size="sm" $tone="muted">
              {contact.email}
            </Text>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}
