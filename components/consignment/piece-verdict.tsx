import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Verdict } from '@/lib/domain/consignment/estimate';
import { Badge, type Tone } from '@/components/ui/badge';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  min-height: 1.75rem;
  font-size: var(--text-sm);
  & > small {
    flex-basis: 100%;
    color: var(--muted);
  }
`;
const TONES: Record<Verdict['kind'], Tone> = { accept: 'success', maybe: 'warning', no: 'danger' };

/** The instant answer to one row, said aloud when it comes. */
export function PieceVerdict({ verdict, range }: { verdict: Verdict | null; range: string | null }) {
  const { t } = useTranslation('consignment');
  return (
    <Root role="status">
      {verdict ? <Badge $tone={TONES[verdict.kind]}>{t(`verdict.${verdict.kind}`)}</Badge> : null}
      {range ? <span>{range}</span> : null}
      {verdict?.kind === 'maybe' ? <small>{t(`verdict.doubt.${verdict.doubt}`)}</small> : null}
      {verdict?.kind === 'no' ? <small>{`${t(`verdict.reason.${verdict.reason}`)} ${t('verdict.leave')}`}</small> : null}
    </Root>
  );
}
