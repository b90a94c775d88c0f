import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Invoice } from '@/lib/contract/billing';
import { formatMoney } from '@/lib/money';
import { media } from '@/components/ui/theme/media';
import { Price } from '@/components/ui/text/price';
import { Table } from '@/components/ui/layout/table';
import { Text, Phrased } from '@/components/ui/text/text';
import { useColon } from '@/components/ui/text/use-punctuation';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';

/** An amount compared with its earlier estimate; null: there was none. */
type EstimateVerdict = { kind: 'as-estimated' } | { kind: 'more' | 'less'; by: number };

export function compareWithEstimate({ amount, estimate }: { amount: number; estimate?: number | undefined }): EstimateVerdict | null {
  if (estimate === undefined) return null;
  if (amount > estimate) return { kind: 'more', by: amount - estimate };
  return amount < estimate ? { kind: 'less', by: estimate - amount } : { kind: 'as-estimated' };
}

const Root = styled.div`
  & tbody th {
    white-space: normal;
    font-weight: 500;
    min-width: 12rem;
  }
  & th small:empty {
    display: none;
  }
  & th small {
    display: block;
    margin-top: 0.125rem;
    font-weight: 400;
    color: var(--muted);
  }
  ${media.belowMd} {
    & [data-wide] {
      display: none;
    }
  }
`;

type Line = NonNullable<Invoice['lines']>[number];

/** The lines of an invoice, compared with the estimate. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const { localeTag } = useLocale();
  const colon = useColon();
  const { lines, tax, total, currency } = invoice;
  if (!lines || lines.length === 0) return <Text $tone="muted">{t('invoice.noLines')}</Text>;
  const hasEstimates = lines.some(({ estimate }) => estimate !== undefined);
  const pieceList = new Intl.ListFormat(localeTag, { type: 'unit', style: 'short' });
  return (
    <Root>
      <Table caption={t('invoice.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.description')}</th>
            <th scope="col" data-number data-wide>
              {t('invoice.quantity')}
            </th>
            <th scope="col" data-number data-wide>
              {t('invoice.unitPrice')}
            </th>
            {hasEstimates ? (
              <th scope="col" data-number data-wide>
                {t('invoice.estimate')}
              </th>
            ) : null}
            <th scope="col" data-number>
              {t('invoice.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                <span>{titleOf(line)}</span>
                {line.pieces && line.pieces.length > 0 ? (
                  <small dir="auto">{pieceList.format(line.pieces)}</small>
                ) : line.kind ? (
                  <Phrased as="small">{t(`line.${line.kind}.why`)}</Phrased>
                ) : null}
                <Phrased as="small">{calculation(line)}</Phrased>
                <Phrased as="small">{cover(line)}</Phrased>
              </th>
              <td data-number data-wide>
                {line.quantity}
              </td>
              <td data-number data-wide>
                {unitPrice(line)}
              </td>
              {hasEstimates ? (
                <td data-number data-wide>
                  {line.estimate === undefined ? '–' : <Price money={{ amount: line.estimate, currency }} cents="always" />}
                </td>
              ) : null}
              <td data-number>
                <Price money={{ amount: line.amount, currency }} cents="always" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span>{t('invoice.total')}</span>
              {tax && tax.rate > 0 ? (
                <>
                  <small>{`${t('invoice.net')}${colon}${money(total - tax.amount)}`}</small>
                  <small>{`${t('invoice.tax', { rate: tax.rate })}${colon}${money(tax.amount)}`}</small>
                </>
              ) : null}
            </th>
            <td data-wide />
            <td data-wide />
            {hasEstimates ? <td data-wide /> : null}
            <td data-number>
              <Price money={{ amount: total, currency }} cents="always" />
            </td>
          </tr>
        </tfoot>
      </Table>
    </Root>
  );

  function titleOf({ kind, service, description }: Line): string {
    if (service) return t(`line.service.${service}`);
    return kind ? t(`line.${kind}.title`) : description;
  }

  function money(amount: number): string {
    return formatMoney({ amount, currency }, localeTag, { cents: 'always' });
  }

  function cover({ kind, coverLimit }: Line): string {
    if (coverLimit === undefined) return '';
    return t(kind === 'lite' ? 'line.coverBag' : 'line.coverPiece', { amount: formatMoney({ amount: coverLimit, currency }, localeTag) });
  }

  /** A tier has one monthly price for all its pieces. */
  function unitPrice({ unitPrice: amount, months }: Line): string {
    return months === undefined ? money(amount) : t('line.perMonth', { amount: money(amount) });
  }

  /** The calculation of a line as text, so that narrow windows need no more columns. */
  function calculation(line: Line): string {
    const parts =
      line.months !== undefined
        ? [unitPrice(line), t('line.months', { count: line.months })]
        : line.quantity === 1
          ? []
          : [`${line.quantity} × ${money(line.unitPrice)}`];
    const verdict = compareWithEstimate(line);
    if (verdict?.kind === 'as-estimated') parts.push(t('invoice.asEstimated'));
    else if (verdict) parts.push(t(`invoice.${verdict.kind}`, { amount: money(verdict.by) }));
    return parts.join(DOT);
  }
}
