import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { LISTING_DAYS, MARKDOWNS, PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { StepActions } from '@/components/booking/step-actions';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Stack } from '@/components/ui/layout/stack';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { usePayout } from './use-payout';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  & > section {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    min-width: 0;
  }
  & caption {
    font-size: var(--text-sm);
    font-weight: 500;
    color: var(--muted);
  }
`;

interface Props {
  priceList: readonly ShoppingCart[];
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  onRetry: () => void;
  onDone: () => void;
  onBack: () => void;
}

/** The rules of the payout, with the figures of the current price list. */
export function TermsStep({ priceList, hasAgreed, onAgree, onRetry, onDone, onBack }: Props) {
  const { t } = useTranslation('consignment');
  const { bands, hasBands, money } = usePayout(priceList);
  const agreeId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (hasAgreed && hasBands) onDone();
    else if (!hasAgreed) document.getElementById(agreeId)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={6}>
        <Columns>
          <section>
            <Heading level={4}>{t('terms.commission.title')}</Heading>
            {hasBands ? (
              <Table caption={t('terms.commission.caption')}>
                <thead>
                  <tr>
                    <th scope="col">{t('terms.commission.from')}</th>
                    <th scope="col" data-number>
                      {t('terms.commission.share')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {bands.map((band) => (
                    <tr key={band.from}>
                      <th scope="row">{money(band.from)}</th>
                      <td data-number>{`${band.percent}%`}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            ) : (
              <ErrorState body={t('terms.commission.failed')} onRetry={onRetry} />
            )}
            <Text $size="sm" $tone="muted">
              {t('terms.commission.note')}
            </Text>
          </section>
          <section>
            <Heading level={4}>{t('terms.markdown.title')}</Heading>
            <Table caption={t('terms.markdown.caption')}>
              <thead>
                <tr>
                  <th scope="col">{t('terms.markdown.day')}</th>
                  <th scope="col" data-number>
                    {t('terms.markdown.reduction')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {MARKDOWNS.map(({ fromDay, percent }) => (
                  <tr key={fromDay}>
                    <th scope="row">{fromDay}</th>
                    <td data-number>{percent === 0 ? t('terms.markdown.none') : `−${percent}%`}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
          {(['floor', 'refused', 'unsold', 'payout'] as const).map((matter) => (
            <section key={matter}>
              <Heading level={4}>{t(`terms.${matter}.title`)}</Heading>
              <Text $size="sm">{t(`terms.${matter}.body`, { days: matter === 'payout' ? PAYOUT_DAYS : LISTING_DAYS })}</Text>
            </section>
          ))}
        </Columns>
        <TextLink isStandalone href={`${ROUTES.termsAndCondition.path}#selling`} target="_blank">
          {t('terms.full')}
        </TextLink>
        <Checkbox
          id={agreeId}
          label={t('terms.agree')}
          checked={hasAgreed}
          onChange={({ target }) => onAgree(target.checked)}
          error={isAsked && !hasAgreed ? t('terms.mustAgree') : null}
          aria-required
        />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
