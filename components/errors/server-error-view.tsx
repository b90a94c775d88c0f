import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { errorReference } from '@/lib/error-reference';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Cluster } from '@/components/ui/cluster';
import { Text } from '@/components/ui/text';
import { useColon } from '@/components/ui/use-colon';
import { ErrorFrame } from './error-frame';

const Reference = styled.p`
  min-height: 1.6em;
  font-variant-numeric: tabular-nums;
  & > code { font-family: var(--font-mono); font-weight: 600; user-select: all; }
`;

export function ServerErrorView({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('error-pages');
  const colon = useColon();
  const [reference, setReference] = useState('');
  // The page is a static file: minute and address are known in the browser alone.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- read once, from outside React
  useEffect(() => setReference(errorReference(window.location.pathname, new Date())), []);
  return (
    <ErrorFrame title={t('serverError.title')} body={t('serverError.body')} picture={picture}>
      <Cluster>
        <Button onClick={() => window.location.reload()}>{t('serverError.retry')}</Button>
        <ButtonLink href={ROUTES.contactUs.path} variant="secondary">{t('help')}</ButtonLink>
        <ButtonLink href={ROUTES.home.path} variant="quiet">{t('homeLink')}</ButtonLink>
      </Cluster>
      <Reference>{t('serverError.reference')}{colon}<code>{reference}</code></Reference>
      <Text $size="sm" $tone="muted">{t('serverError.hint')}</Text>
    </ErrorFrame>
  );
}
