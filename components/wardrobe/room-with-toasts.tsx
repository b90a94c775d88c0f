import { ToastProvider } from '@/components/ui/toast-provider';
import { WardrobeRoom, type RoomProps } from './wardrobe-room';

/** What just happened is said here, with its Undo; visitors' pages carry none of it. */
export function RoomWithToasts(props: RoomProps) {
  return (
    <ToastProvider>
      <WardrobeRoom {...props} />
    </ToastProvider>
  );
}
