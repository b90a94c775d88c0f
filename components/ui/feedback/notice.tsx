import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertIcon, InfoIcon, SuccessIcon } from '@/components/ui/icons';
import { Phrased } from '@/components/ui/text/text';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: AlertIcon, danger: AlertIcon };

const Root = styled.div<{ $tone: keyof typeof ICONS }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  padding: 0.875rem 1.125rem;
  border-radius: var(--radius);
  background: var(--${({ $tone }) => $tone}-wash);
  font-size: var(--text-sm);
  line-height: 1.55;
  & > svg {
    margin-top: 0.125rem;
    color: var(--${({ $tone }) => $tone});
  }
  & strong {
    display: block;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

interface Props {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children: ReactNode;
  /** For failures after an action. Put other answers inside a `StatusRegion`. */
  role?: 'alert';
}

/** An inline message beside what it is about. */
export function Notice({ tone = 'info', title, children, role }: Props) {
  const Icon = ICONS[tone];
  return (
    <Root $tone={tone} role={role}>
      <Icon />
      <div>
        {title ? <Phrased as="strong">{title}</Phrased> : null}
        <Phrased as="div">{children}</Phrased>
      </div>
    </Root>
  );
}
