import { LostNotice } from './lost-notice';

interface Props {
  error?: Error | null;
  retry?: () => void;
}

/**
 * `loading` of every part that comes with a press: nothing while it is fetched, and the truth where it cannot be.
 * Over the page, because a part may stand far from what was pressed; within an open dialog it stands over that.
 */
export const AskedPart = ({ error, retry }: Props) => (error ? <LostNotice look="floating-notice" onRetry={retry} /> : null);
