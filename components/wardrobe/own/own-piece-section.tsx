import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { refreshItems, wardrobeSummaryQuery } from '@/services/wardrobe/items';
import { useCorrectOwnItem, useRemoveOwnItem } from '@/services/wardrobe/own-items';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { Stack } from '@/components/ui/layout/stack';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';
import { useHandOver } from '@/components/wardrobe/collection/use-book-collection';
import { morePlacesHref } from '@/components/wardrobe/basket/add-pieces';
import { PassportForm, PassportFormFoot } from '@/components/wardrobe/passport/passport-form';
import { FailureAlert } from '@/components/payments/failure-reason';
import { pieceDraft, useKeptWords, wasWritten } from '@/components/wardrobe/passport/unsaved-words';
import { pieceWordsOf } from '@/components/wardrobe/model/item-edit';
import { PieceFields } from './piece-fields';

interface Props {
  passport: ItemPassport;
  /** The piece is gone: nothing is left to show. */
  onGone: () => void;
}

/** What a member may do with a piece that is only at home: have it collected, correct it, and remove it. */
export function OwnPieceSection({ passport, onGone }: Props) {
  const { t } = useTranslation(['record', 'items']);
  const [open, setOpen] = useState<'none' | 'correct' | 'remove'>(() =>
    wasWritten(pieceDraft(passport.id), pieceWordsOf(passport)) ? 'correct' : 'none',
  );
  const handOver = useHandOver();
  const summary = useQuery(wardrobeSummaryQuery()).data;
  return (
    <Stack $gap={2}>
      {summary ? (
        <div>
          {summary.collection ? (
            <Button variant="neutral" size="small" aria-haspopup="dialog" onClick={() => handOver(passport.name)}>
              {t('atHome.handOver')}
            </Button>
          ) : (
            <>
              <ButtonLink variant="neutral" size="small" href={morePlacesHref(summary)} aria-describedby={`${passport.id}-places`}>
                {t('atHome.handOver')}
              </ButtonLink>
              <Text $size="sm" $tone="muted" id={`${passport.id}-places`}>
                {t(summary.plan ? 'items:collect.full' : 'items:summary.noPlan')}
              </Text>
            </>
          )}
        </div>
      ) : null}
      {open === 'correct' ? (
        <CorrectForm passport={passport} onClose={() => setOpen('none')} />
      ) : (
        <div>
          <TextButton onClick={() => setOpen('correct')}>{t('atHome.correct')}</TextButton>
        </div>
      )}
      <div>
        <TextButton onClick={() => setOpen('remove')}>{t('atHome.remove')}</TextButton>
      </div>
      {open === 'remove' ? <RemoveDialog passport={passport} onClose={() => setOpen('none')} onGone={onGone} /> : null}
    </Stack>
  );
}

function CorrectForm({ passport, onClose }: { passport: ItemPassport; onClose: () => void }) {
  const { t } = useTranslation('record');
  const { show } = useToasts();
  const { locale } = useLocale();
  const { isPending, failure, correct } = useCorrectOwnItem(passport.id, locale);
  const { words, change, forget } = useKeptWords(pieceDraft(passport.id), () => pieceWordsOf(passport));
  const [isAsked, setIsAsked] = useState(false);
  const isNameless = words.name.trim() === '';
  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isNameless || words.kind === '' || !(await correct(words))) return;
    show({ tone: 'success', message: t('atHome.corrected', { name: words.name }) });
    close();
  };
  return (
    <PassportForm noValidate onSubmit={(event) => void submit(event)}>
      <PieceFields
        words={words}
        onChange={change}
        errors={{
          name: isAsked && isNameless ? t('atHome.missing.name') : null,
          kind: isAsked && words.kind === '' ? t('atHome.missing.kind') : null,
        }}
      />
      <PassportFormFoot
        failure={failure}
        isBusy={isPending}
        save={t('atHome.saveChanges')}
        cancel={{ label: t('atHome.cancel'), onPress: close }}
      />
    </PassportForm>
  );
}

/** Its photographs and receipts go with it, so it is asked about. */
function RemoveDialog({ passport, onClose, onGone }: Props & { onClose: () => void }) {
  const { t } = useTranslation('record');
  const { show } = useToasts();
  const { name } = passport;
  const { locale } = useLocale();
  const { isPending, failure, remove } = useRemoveOwnItem(passport.id, locale);
  const confirm = async () => {
    if (!(await remove())) return;
    show({ tone: 'success', message: t('atHome.gone', { name }) });
    onGone();
    // Now that nobody looks at it: how many there are, and what else has changed.
    void refreshItems(locale);
  };
  return (
    <Dialog
      isOpen
      title={t('atHome.ask.title', { name })}
      onClose={onClose}
      answers={{ back: t('atHome.ask.back'), confirm: t('atHome.ask.confirm'), isBusy: isPending, onConfirm: () => void confirm() }}
    >
      <Text>{t('atHome.ask.body')}</Text>
      <FailureAlert failure={failure} />
    </Dialog>
  );
}
