import { useCallback, useState, type ComponentType } from 'react';
import { useWhenNamed } from '@/components/ui/hooks/use-query-value';
import type { Elements } from '@/components/ui/theme/elements';
import type { ShownPiece } from './home-props';

export interface PassportProps {
  piece: ShownPiece;
  onClose: () => void;
}

const load = () => import('./passport').then(({ Passport }) => Passport);

interface PassportControl {
  open: (piece: ShownPiece) => void;
  /** Preloads the dialog's chunk. */
  preload: () => void;
  /** The chunk could not be loaded: offline, or a new deployment. */
  hasFailed: boolean;
  dialog: Elements;
}

/** Opens the passport dialog of one piece; its chunk loads with the first use. */
export function usePassport(): PassportControl {
  const [Passport, setPassport] = useState<ComponentType<PassportProps> | null>(null);
  const [piece, setPiece] = useState<ShownPiece | null>(null);
  const [last, setLast] = useState<ShownPiece | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback((next: ShownPiece) => {
    setHasFailed(false);
    setPiece(next);
    setLast(next);
    load()
      .then((component) => setPassport(() => component))
      .catch(() => {
        setPiece(null);
        setHasFailed(true);
      });
  }, []);
  const preload = useCallback(() => void load().catch(() => undefined), []);
  useWhenNamed('panel', (name) => name === 'piece' && setPiece(last));
  const close = useCallback(() => setPiece(null), []);

  return { open, preload, hasFailed, dialog: Passport && piece ? <Passport piece={piece} onClose={close} /> : null };
}
