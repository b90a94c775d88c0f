import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';

const Root = styled.aside`
  padding: 0.25rem var(--gutter);
  background: var(--wash);
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: 1.4;
  text-align: center;
  @media print {
    display: none;
  }
`;

/** Says once, for the whole site, that nothing here is sold or stored. `DEMONSTRATION` switches it. */
export function DemonstrationBar() {
  const { t } = useTranslation('layout');
  if (!publicEnv.isDemonstration) return null;
  return <Root aria-label={t('demonstration.label')}>{t('demonstration.text')}</Root>;
}
