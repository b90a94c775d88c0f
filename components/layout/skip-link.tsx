import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

const Root = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--z-toast);
  padding: var(--space-3) var(--space-4);
  background: var(--ink);
  color: var(--on-ink);
  border-radius: var(--radius);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** First stop of the keyboard: past the header, to the page. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation('layout');
  return (
    <Root href={`#${target}`} data-print="hide">
      {t('skipToContent')}
    </Root>
  );
}
