import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import { useColon } from '@/components/ui/text/use-punctuation';
import type { ShownPackage } from './pricing-props';

const Lists = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & h4 {
    margin-bottom: var(--space-2);
  }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.625rem;
    padding-block: 0.25rem;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & li > svg {
    margin-top: 0.2em;
    color: var(--success);
  }
  & ul[data-excluded] li > svg {
    color: var(--muted);
  }
`;

/** Content of an open card. */
export function PackageFacts({ sold }: { sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const colon = useColon();
  return (
    <>
      <Text $tone="soft">{sold.description}</Text>
      <Text $size="sm">
        <strong>{t('package.bestFor')}</strong>
        <span>{`${colon}${sold.bestFor}`}</span>
      </Text>
      <Lists>
        <div>
          <Heading level={4} look="label">
            {t('package.included')}
          </Heading>
          <ul role="list">
            {sold.inclusions.map((line) => (
              <li key={line}>
                <CheckIcon size={16} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={4} look="label">
            {t('package.excluded')}
          </Heading>
          <ul role="list" data-excluded>
            {sold.exclusions.map((line) => (
              <li key={line}>
                <CloseIcon size={16} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      </Lists>
    </>
  );
}
