import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { useDrawerEntry } from '@/components/ui/hooks/use-drawer-entry';
import { Drawer } from '@/components/ui/overlays/drawer';
import { ArrowRightIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { TextLink } from '@/components/ui/actions/text-link';
import { PASSPORT_FACTS } from './home-props';
import type { PassportProps } from './use-passport';

const Portrait = styled(Picture)`
  display: block;
  margin-bottom: var(--space-4);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--sunken);
  & > img {
    aspect-ratio: 1 / 1;
  }
  ${media.md} {
    & > img {
      aspect-ratio: 4 / 4.2;
    }
  }
`;
const Remark = styled.p`
  margin-top: var(--space-4);
  font-size: var(--text-xs);
  line-height: 1.5;
  color: var(--muted);
`;

const VIEWS = ['piece'] as const;

/** Passport of one piece of the sample wardrobe, as a customer would see their own. */
export function Passport({ piece, onClose }: PassportProps) {
  const { t } = useTranslation(['home', 'layout']);
  const { close } = useDrawerEntry(VIEWS, onClose);
  return (
    <Drawer hasEntry isOpen title={piece.name} onClose={close}>
      <Portrait picture={piece.picture} alt={t('passport.pictureAlt', { name: piece.name })} sizes="(min-width: 768px) 27rem, 92vw" />
      <DefinitionList entries={PASSPORT_FACTS.map((fact) => ({ term: t(`passport.${fact}`), value: piece.facts[fact] }))} />
      <Remark>{t('passport.rendered')}</Remark>
      <TextLink replace href={ROUTES.servicesPricing.path} isStandalone>
        <span>{t('layout:servicesPricing')}</span>
        <ArrowRightIcon size={18} />
      </TextLink>
    </Drawer>
  );
}
