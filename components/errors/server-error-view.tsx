import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { ErrorFrame, AnswerSearch, FaultReference } from './error-frame';

export function ServerErrorView({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('error-pages');
  return (
    <ErrorFrame title={t('serverError.title')} body={t('serverError.body')} picture={picture}>
      <Cluster>
        <Button onClick={() => window.location.reload()}>{t('serverError.retry')}</Button>
        <ButtonLink href={ROUTES.contactUs.path} variant="secondary">
          {t('help')}
        </ButtonLink>
        <ButtonLink href={ROUTES.home.path} variant="quiet">
          {t('homeLink')}
        </ButtonLink>
      </Cluster>
      <AnswerSearch />
      <FaultReference />
      <Text $size="sm" $tone="muted">
        {t('serverError.hint')}
      </Text>
    </ErrorFrame>
  );
}
