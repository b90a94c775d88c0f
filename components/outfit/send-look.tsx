import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { partedByHome } from './where-mark';
import { Drawer } from '@/components/ui/overlays/drawer';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { TextButton } from '@/components/ui/actions/text-link';
import { EarliestNote } from './earliest-visit';
import { sendPartOf, type SendSteps } from './use-send-steps';

const SendLookForm = clientOnly(
  () => import('./send-look-form').then((part) => part.SendLookForm),
  dynamicLoading(() => <LoadingRegion height="14rem" />),
);

interface Props {
  /** Of the look to be sent; null while none is. */
  pieces: readonly WardrobeItem[] | null;
  earliest: string | null;
  steps: SendSteps;
  onClose: () => void;
  onSent: () => void;
}

/** Requests delivery of a look's stored pieces: price, then time, then order. */
export function SendLook({ pieces, earliest, steps, onClose, onSent }: Props) {
  const { t } = useTranslation('outfit');
  const root = useDialogView(sendPartOf(steps.asked));
  if (!pieces) return null;
  const { deliverable } = partedByHome(pieces);
  return (
    <Drawer hasEntry isOpen title={t('send.title')} onClose={onClose}>
      <div ref={root}>
        <SendLookForm
          stored={deliverable}
          elsewhere={pieces.filter((piece) => !deliverable.includes(piece))}
          earliest={earliest}
          steps={steps}
          onSent={onSent}
        />
      </div>
    </Drawer>
  );
}

/** What the button says, and whether any of the pieces can be sent. */
export function useSendAction(pieces: readonly WardrobeItem[]): { text: string; isPossible: boolean } {
  const { t } = useTranslation('outfit');
  const { home, deliverable } = partedByHome(pieces);
  return { text: t(home.length > 0 && deliverable.length > 0 ? 'send.rest' : 'send.open'), isPossible: deliverable.length > 0 };
}

interface RestProps {
  pieces: readonly WardrobeItem[];
  earliest: string | null;
  onSend: () => void;
}

/** For a look that is not at home as a whole: what is with us can be sent, and from when on it can be there. */
export function SendRest({ pieces, earliest, onSend }: RestProps) {
  const { text, isPossible } = useSendAction(pieces);
  if (!isPossible) return null;
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={onSend}>
        {text}
      </TextButton>
      <EarliestNote earliest={earliest} />
    </>
  );
}
