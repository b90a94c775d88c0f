import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { itemRequestQuery } from '@/services/wardrobe/requests';
import { Button } from '@/components/ui/actions/button';
import { Drawer } from '@/components/ui/overlays/drawer';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { HangerIcon } from '@/components/ui/member-icons';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { TextButton } from '@/components/ui/actions/text-button';
import { TextLink } from '@/components/ui/actions/text-link';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { RequestFacts } from './request-facts';
import { RequestList } from './request-list';
import { RequestStanding } from './request-standing';
import { useUndoRequest } from './use-undo-request';

/** Used in the query in place of an id. */
const ALL_REQUESTS = 'all';

interface Props {
  /** Request id from the query; `all` for the list. */
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A confirmed request with its price, available as long as the account exists; mails link here. */
export function RequestDrawer({ id, onShow, onClose }: Props) {
  const { t } = useTranslation(['items', 'common']);
  const isList = id === ALL_REQUESTS;
  const query = useQuery({ ...itemRequestQuery(id), enabled: !isList });
  const undo = useUndoRequest();
  const [isUndoing, setIsUndoing] = useState(false);
  const root = useDialogView(isList ? 'list' : 'request');
  const request = query.data ?? null;

  const takeBack = async () => {
    setIsUndoing(true);
    await undo(id);
    setIsUndoing(false);
  };
  return (
    <Drawer
      isOpen
      title={!isList && request ? t('items:request.title', { number: request.number }) : t('items:request.all')}
      onClose={onClose}
      actions={
        !isList && request?.undoUntil ? (
          <Button key="undo" variant="neutral" isBusy={isUndoing} onClick={() => void takeBack()}>
            {t('items:undo.request')}
          </Button>
        ) : undefined
      }
    >
      <div ref={root}>{isList ? <RequestList onShow={onShow} /> : one()}</div>
    </Drawer>
  );

  function one() {
    if (query.isPending) {
      return (
        <LoadingRegion>
          <Skeleton $height="16rem" />
        </LoadingRegion>
      );
    }
    if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
    const back = (
      <div>
        <TextButton onClick={() => onShow(ALL_REQUESTS)}>{t('items:request.all')}</TextButton>
      </div>
    );
    if (!request) {
      return (
        <Stack $gap={5}>
          <EmptyState picture={<HangerIcon size={40} />} title={t('items:request.missing')} />
          {back}
        </Stack>
      );
    }
    return (
      <Stack $gap={5}>
        <RequestStanding request={request} />
        <RequestFacts request={request} />
        <TextLink isStandalone href={ROUTES.chat.path}>
          {t('items:visit.ask')}
        </TextLink>
        {back}
      </Stack>
    );
  }
}
