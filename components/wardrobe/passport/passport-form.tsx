import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import type { Elements } from '@/components/ui/theme/elements';
import { FailureAlert } from '@/components/payments/failure-reason';
import type { ActionFailure } from '@/services/http/outcome';

/** A framed form inside a passport, with its buttons in the last row. */
export const PassportForm = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

interface FootProps {
  failure: ActionFailure | null;
  isBusy: boolean;
  save: string;
  /** Leaves without saving. */
  cancel?: { label: string; onPress: () => void };
  /** A further button, neither save nor cancel. */
  children?: Elements;
}

/** Why it could not be saved, and the buttons; last in a `PassportForm`. */
export function PassportFormFoot({ failure, isBusy, save, cancel, children }: FootProps) {
  return (
    <>
      <FailureAlert failure={failure} />
      <div>
        <Button type="submit" size="small" isBusy={isBusy}>
          {save}
        </Button>
        {cancel ? (
          <Button variant="quiet" size="small" aria-disabled={isBusy} onClick={isBusy ? undefined : cancel.onPress}>
            {cancel.label}
          </Button>
        ) : null}
        {children}
      </div>
    </>
  );
}
