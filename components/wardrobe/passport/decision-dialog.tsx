import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { FailureAlert } from '@/components/payments/failure-reason';
import { mergeItems } from '@/lib/domain/wardrobe/selection';
import type { CallBody } from '@/services/http/send-call';
import { refreshItems, updateCachedItems, useApprovePrice } from '@/services/wardrobe/items';

interface Props {
  item: WardrobeItem;
  decision: 'decline' | 'withdraw' | 'keep';
  /** What comes after it, where the question is about that. */
  words?: 'decline' | 'withdraw' | 'keep' | 'deliver' | 'donate';
  /** In place of `onClose`. */
  onDone?: () => void;
  onClose: () => void;
}

/** Confirms the end of a sale: it loses days of the team's work and cannot be undone. */
export function DecisionDialog({ item, decision, words = decision, onClose, onDone }: Props) {
  const { t } = useTranslation('items');
  const { isPending, failure, decide } = useDecideSale(item);
  const confirm = async () => {
    if ((await decide({ decision }))?.kind === 'ok') (onDone ?? onClose)();
  };
  return (
    <Dialog
      isOpen
      title={t(`price.ask.${words}.title`)}
      onClose={onClose}
      answers={{
        back: t(`price.ask.${words}.back`),
        confirm: t(`price.ask.${words}.confirm`),
        isBusy: isPending,
        onConfirm: () => void confirm(),
      }}
    >
      <Stack $gap={4}>
        <Text>{t(`price.ask.${words}.body`, { name: item.name })}</Text>
        <FailureAlert failure={failure} />
      </Stack>
    </Dialog>
  );
}

interface LowFloorDialogProps {
  /** As the reader sees money; `payout` is null while the commission is unknown. */
  sums: { asking: string; floor: string; payout: string | null };
  onClose: () => void;
  onConfirm: () => void;
}

/** A floor under half of the proposal: usually a slip of the finger, so it is shown beside what it leads to. */
export function LowFloorDialog({ sums: { asking, floor, payout }, onClose, onConfirm }: LowFloorDialogProps) {
  const { t } = useTranslation('items');
  return (
    <Dialog
      isOpen
      title={t('price.low.title')}
      onClose={onClose}
      answers={{ back: t('price.low.back'), confirm: t('price.low.confirm', { floor }), onConfirm }}
    >
      <Stack $gap={4}>
        <Text>{t('price.low.body')}</Text>
        <DefinitionList
          entries={[
            { term: t('price.low.asking'), value: asking },
            { term: t('price.low.floor'), value: floor },
            ...(payout === null ? [] : [{ term: t('price.low.payout'), value: payout, isTotal: true }]),
          ]}
        />
      </Stack>
    </Dialog>
  );
}

/** Sends the owner's decision on a sale and updates the piece with the answer. */
export function useDecideSale(item: Pick<WardrobeItem, 'id' | 'name'>) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const client = useQueryClient();
  const { isPending, failure, run } = useApprovePrice();
  const decide = async (body: CallBody<'approvePrice'>) => {
    const outcome = await run({ params: { id: item.id }, query: { locale }, body });
    if (outcome?.kind === 'ok') {
      updateCachedItems(locale, (items) => mergeItems(items, [outcome.data.item]));
      show({ tone: 'success', message: t(`price.done.${body.decision}`, { name: item.name }) });
      for (const key of [['item', item.id], ['sales'], ['summary']]) void client.invalidateQueries({ queryKey: ['wardrobe', ...key] });
    }
    void refreshItems(locale);
    return outcome;
  };
  return { isPending, failure, decide };
}
