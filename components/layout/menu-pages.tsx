import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { regionOfLocale } from '@/lib/config/locales';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { Button } from '@/components/ui/actions/button';
import { VisitorOnly } from '@/components/ui/layout/session-visibility';
import { CompanyColumn, ServicesColumn } from './footer-columns';
import { OtherRegionLink } from './language-menu';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  & a {
    min-height: var(--target);
  }
`;
const Region = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5ch;
  border-top: 1px solid var(--line);
  padding-top: var(--space-3);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

interface Props {
  shell: ShellProps;
  onHelp: () => void;
}

/** What a phone's menu has beyond the bar's two links: every public page, the region and help. */
export function MenuPages({ shell, onHelp }: Props) {
  const { t } = useTranslation('layout');
  return (
    <>
      <VisitorOnly>
        <Button variant="neutral" onClick={onHelp}>
          {t('support.open')}
        </Button>
      </VisitorOnly>
      <Columns>
        <ServicesColumn />
        <CompanyColumn locale={shell.locale} hasWorld={false} />
      </Columns>
      <Region>
        <strong>{t(regionOfLocale(shell.locale) === 'hk' ? 'inHk' : 'inSg')}</strong>
        <span aria-hidden="true">·</span>
        <OtherRegionLink shell={shell}>{t(regionOfLocale(shell.locale) === 'hk' ? 'changeToSg' : 'changeToHk')}</OtherRegionLink>
      </Region>
    </>
  );
}
