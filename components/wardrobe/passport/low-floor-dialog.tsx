import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';

interface Props {
  /** As the reader sees money; `payout` is null while the commission is unknown. */
  sums: { asking: string; floor: string; payout: string | null };
  onClose: () => void;
  onConfirm: () => void;
}

/** A floor under half of the proposal: usually a slip of the finger, so it is shown beside what it leads to. */
export function LowFloorDialog({ sums: { asking, floor, payout }, onClose, onConfirm }: Props) {
  const { t } = useTranslation('items');
  return (
    <Dialog
      isOpen
      title={t('price.low.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {t('price.low.back')}
          </Button>
          <Button onClick={onConfirm}>{t('price.low.confirm', { floor })}</Button>
        </>
      }
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
