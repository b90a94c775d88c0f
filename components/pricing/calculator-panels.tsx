import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ServiceType } from '@/lib/config/routes';
import { StatusRegion } from '@/components/ui/status-region';
import { DynamicLoading, SilentDynamicLoading } from '@/components/ui/dynamic-loading';
import { BesideSummary } from './beside-summary';
import type { Calculator } from './calculator-state';
import { ChoosePanel } from './choose-panel';
import { PanelNavigation } from './panel-navigation';
import { PANELS } from './panels';
import type { PackageTitles, ShownPackage } from './pricing-props';
import { loadSums, Summary } from './summary';
import { usePanelStep } from './use-panel-step';

// The panels that come with a press; they are on their way as soon as somebody touches the calculator.
const loadCompare = () => import('./compare-panel').then((part) => part.ComparePanel);
const loadTotal = () => import('./total-panel').then((part) => part.TotalPanel);
const ComparePanel = dynamic(loadCompare, { ssr: false, loading: DynamicLoading });
const TotalPanel = dynamic(loadTotal, { ssr: false, loading: DynamicLoading });
/** Only a link has something to say of itself. */
const LinkNotice = dynamic(() => import('./link-notice').then((part) => part.LinkNotice), { ssr: false, loading: SilentDynamicLoading });
/** With nothing chosen there is nothing to say. */
const loadBar = () => import('./mobile-bar').then((part) => part.MobileBar);
const MobileBar = dynamic(loadBar, { ssr: false, loading: SilentDynamicLoading });
const warm = () => {
  for (const load of [loadSums, loadCompare, loadTotal, loadBar]) load().catch(() => undefined);
};

const Panel = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1rem);
`;

interface Props {
  calculator: Calculator;
  type: ServiceType;
  packages: readonly ShownPackage[];
  packageTitles: PackageTitles;
}

/** `servicesPricing.step` says which panel stands: 1 choose, 2 compare, 3 total. */
export function CalculatorPanels({ calculator, type, packages, packageTitles }: Props) {
  const { t } = useTranslation('pricing');
  const { step } = usePanelStep();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  const name = PANELS[step - 1] ?? PANELS[0];
  return (
    <>
      <PanelNavigation />
      <StatusRegion>
        {calculator.link === 'none' ? null : <LinkNotice link={calculator.link} couponCode={calculator.couponCode} />}
      </StatusRegion>
      <BesideSummary onPointerEnter={warm} onFocus={warm}>
        <Panel ref={panel} tabIndex={-1} role="group" aria-label={t(`calculator.${name}`)}>
          {name === 'choose' ? <ChoosePanel calculator={calculator} type={type} packages={packages} /> : null}
          {name === 'compare' ? <ComparePanel calculator={calculator} /> : null}
          {name === 'total' ? <TotalPanel calculator={calculator} type={type} packageTitles={packageTitles} /> : null}
        </Panel>
        <Summary calculator={calculator} />
      </BesideSummary>
      {calculator.quote ? <MobileBar quote={calculator.quote} visitFees={calculator.draft.visitFees} /> : null}
    </>
  );
}
