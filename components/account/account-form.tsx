import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

const Root = styled.p`
  min-height: 1.5em;
  font-size: var(--text-sm);
  color: var(--success);
`;

/** Always rendered, so that screen readers announce its text and nothing shifts. */
export function SavedNote({ isShown, text }: { isShown: boolean; text?: string }) {
  const { t } = useTranslation('account');
  return <Root role="status">{isShown ? (text ?? t('profile.saved')) : null}</Root>;
}

export const AccountForm = styled.form`
  display: grid;
  gap: var(--space-5);
  & > button {
    justify-self: start;
  }
`;
