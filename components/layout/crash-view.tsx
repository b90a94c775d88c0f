import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { TextLink } from '@/components/ui/actions/text-link';

/** Replaces a page that crashed. */
export function CrashView() {
  const { t } = useTranslation('common');
  return (
    <Section>
      <Container>
        <Stack $gap={5}>
          <Heading level={1}>{t('crash.title')}</Heading>
          <ErrorState
            title={t('crash.what')}
            body={t('crash.next')}
            onRetry={() => window.location.reload()}
            actions={
              <TextLink href={ROUTES.contactUs.path} isStandalone>
                {t('crash.contact')}
              </TextLink>
            }
          />
        </Stack>
      </Container>
    </Section>
  );
}
