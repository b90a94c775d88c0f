import type { ComponentProps } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { useUserStore } from '@/stores/user-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { SuggestPanel } from './suggest-panel';

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

/** Off by default: nothing is calculated or loaded, and the panel explains what it would do. */
export function SuggestSection(props: ComponentProps<typeof SuggestPanel>) {
  const { t } = useTranslation('outfit');
  const isOn = useUserStore((state) => state.is_ai_outfit_recommendation);
  const { failure, isPending, run } = useUpdateUser();
  return (
    <Root aria-labelledby="outfit-suggest">
      <Heading level={2} look="h4" id="outfit-suggest">
        {t('suggest.title')}
      </Heading>
      {isOn ? (
        <SuggestPanel {...props} />
      ) : (
        <>
          <Text>{t('suggest.offBody')}</Text>
          <Text $size="sm" $tone="muted">
            {t('suggest.offNote')}
          </Text>
          {failure ? <FailureNotice failure={failure} /> : null}
          <Button variant="secondary" isBusy={isPending} onClick={() => void run({ body: { is_ai_outfit_recommendation: true } })}>
            {t('suggest.turnOn')}
          </Button>
        </>
      )}
    </Root>
  );
}
