import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { isFinal } from '@/services/http/outcome';
import { useUndoItemRequest } from '@/services/wardrobe/requests';
import { refreshItems } from '@/services/wardrobe/items';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useFailureText } from '@/components/payments/use-failure-text';

/** Cancels a whole request and reports the result. */
export function useUndoRequest(): (id: string) => Promise<void> {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show, dismiss } = useToasts();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { run } = useUndoItemRequest();
  return useCallback(
    async function undo(id) {
      // The pressed button closed with its toast, so a new toast shows that it is in progress.
      const waiting = show({ tone: 'neutral', about: id, message: t('undo.busy') });
      const outcome = await run({ params: { id } });
      dismiss(waiting);
      if (outcome === null) return;
      if (outcome.kind === 'ok') show({ tone: 'neutral', message: t('undo.done') });
      // The toast with the button is gone: unless refused, show it again with the reason.
      else {
        show({
          tone: 'danger',
          message: failureText(outcome),
          ...(isFinal(outcome) ? {} : { action: { label: t('undo.action'), onPress: () => void undo(id) } }),
        });
      }
      // Refused: the shown data is stale.
      if (outcome.kind === 'rejected') void client.invalidateQueries({ queryKey: ['wardrobe', 'item'] });
      void client.invalidateQueries({ queryKey: ['wardrobe', 'requests'] });
      await refreshItems(locale);
    },
    [client, dismiss, failureText, locale, run, show, t],
  );
}
