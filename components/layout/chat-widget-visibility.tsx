import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { findChatWidget } from '@/services/support';
import { useIsMember } from '@/services/auth/session';

/**
 * Hides the visitors' chat widget from members, and from everybody where the route has none; again on every route since widgets like to
 * come back.
 */
export function ChatWidgetVisibility({ isForbidden }: { isForbidden: boolean }) {
  const isMember = useIsMember();
  const { asPath } = useRouter();

  useEffect(() => {
    const abort = new AbortController();
    void findChatWidget(abort.signal).then((widget) => {
      if (!widget || abort.signal.aborted) return;
      if (isMember || isForbidden) widget.hide();
      else widget.show();
    });
    return () => abort.abort();
  }, [isMember, isForbidden, asPath]);

  return null;
}
