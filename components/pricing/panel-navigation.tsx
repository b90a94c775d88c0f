import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { PANELS, usePanel } from './use-pricing-steps';

const Root = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-5);
  & > li {
    flex: 1;
    ${media.md} {
      flex: none;
    }
  }
  & button {
    width: 100%;
    min-height: var(--target);
    padding: 0.375rem 1rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.25;
    text-align: center;
    ${media.hover} {
      &:hover {
        border-color: var(--ink);
      }
    }
    &[aria-current] {
      background: var(--ink);
      border-color: var(--ink);
      color: var(--on-ink);
    }
    @media (forced-colors: active) {
      &[aria-current] {
        outline: 2px solid Highlight;
      }
    }
  }
`;

export function PanelNavigation() {
  const { t } = useTranslation('pricing');
  const { panel: current, goToPanel } = usePanel();
  return (
    <nav aria-label={t('calculator.steps')}>
      <Root role="list">
        {PANELS.map((panel) => (
          <li key={panel}>
            <button type="button" aria-current={panel === current ? 'step' : undefined} onClick={() => goToPanel(panel)}>
              {t(`calculator.${panel}`)}
            </button>
          </li>
        ))}
      </Root>
    </nav>
  );
}
