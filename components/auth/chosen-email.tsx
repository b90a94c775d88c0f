import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { EmailText } from '@/components/ui/text/email-text';
import { TextButton } from '@/components/ui/actions/text-link';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--control);
  padding-inline: 0.875rem;
  border-radius: var(--radius-sm);
  background: var(--sunken);
  font-size: var(--text-sm);
  & > span {
    min-width: 0;
  }
  & > button {
    flex: none;
    min-height: var(--target);
  }
`;

/** The email of the first step, with a Change button. The hidden field is for password managers. */
export function ChosenEmail({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Root>
      <EmailText address={email} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextButton onClick={onChange}>
        <span>{t('common:action.change')}</span>
        <VisuallyHidden>{` ${t('auth:field.email')}`}</VisuallyHidden>
      </TextButton>
    </Root>
  );
}
