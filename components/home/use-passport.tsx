import { useCallback, useState, type ComponentType } from 'react';
import type { Elements } from '@/components/ui/theme/elements';
import type { ShownPiece } from './home-props';

export interface PassportProps {
  piece: ShownPiece;
  onClose: () => void;
}

const load = () => import('./passport').then(({ Passport }) => Passport);

interface PassportControl {
  open: (piece: ShownPiece) => void;
  /** Fetches the dialog's code ahead of the first press. */
  preload: () => void;
  /** The code could not be fetched: offline, or a new version was deployed. */
  hasFailed: boolean;
  dialog: Elements;
}

/** The passport of one piece at a time; its code comes with the first use. */
export function usePassport(): PassportControl {
  const [Passport, setPassport] = useState<ComponentType<PassportProps> | null>(null);
  const [piece, setPiece] = useState<ShownPiece | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback((next: ShownPiece) => {
    setHasFailed(false);
    setPiece(next);
    load()
      .then((component) => setPassport(() => component))
      .catch(() => {
        setPiece(null);
        setHasFailed(true);
      });
  }, []);
  const preload = useCallback(() => void load().catch(() => undefined), []);
  const close = useCallback(() => setPiece(null), []);

  return { open, preload, hasFailed, dialog: Passport && piece ? <Passport piece={piece} onClose={close} /> : null };
}
