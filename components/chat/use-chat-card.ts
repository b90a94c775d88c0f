import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { parseCard, type ChatCard } from '@/lib/domain/chat/message';
import { draftKey } from '@/lib/drafts';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** What the message that is being written is about: asked from elsewhere by the address, or chosen here. It survives a reload. */
export function useChatCard(uid: string) {
  const router = useRouter();
  const { query } = router;
  const asked = typeof query.about === 'string' ? query.about : null;
  const key = draftKey(`chat-card:${uid}`);
  const [card, show] = useState(() => parseCard(readStored(key)));
  const [taken, setTaken] = useState<string | null>(null);
  if (asked !== taken) {
    setTaken(asked);
    if (asked !== null) show(parseCard(asked));
  }

  const setCard = useCallback(
    (next: ChatCard | null) => {
      show(next);
      keep(key, next);
    },
    [key],
  );

  // Taken from the address once: the way back, or a notification that comes to this page, asks nothing again.
  useEffect(() => {
    if (asked === null) return;
    keep(key, parseCard(asked));
    void router.replace(ROUTES.chat.path, undefined, { shallow: true, scroll: false });
  }, [asked, key, router]);

  return [card, setCard] as const;
}

function keep(key: string, card: ChatCard | null): void {
  if (card) writeStored(key, `${card.kind}:${card.id}`);
  else removeStored(key);
}
