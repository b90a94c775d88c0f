import { messageFromCardForm, type MessageFromCardForm, type MessageToCardForm } from '@/lib/contract/card-form-messages';
import { randomId } from '@/lib/random-id';
import type { CardForm, CardFormOptions, Tokenised } from './card-form';

const READY_WITHIN_MS = 15_000;
/** The form's own timeout is two seconds shorter (card-form.js). */
const NONCE_WITHIN_MS = 20_000;

/** The embedded gateway's form in an iframe. Both sides check the other's origin; see `card-form-messages`. */
export async function mountEmbeddedCardForm(
  { target, locale, labels, onSubmit }: CardFormOptions,
  cardFormUrl: string,
): Promise<CardForm | null> {
  const address = new URL(cardFormUrl);
  address.searchParams.set('locale', locale);
  address.searchParams.set('parent', location.origin);
  const frame = document.createElement('iframe');
  frame.title = labels.form;
  frame.src = address.href;
  Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' });

  const waiting = new Map<string, (answer: Tokenised) => void>();
  let becomeReady: (isReady: boolean) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => {
    becomeReady = resolve;
  });

  const take = (message: MessageFromCardForm) => {
    switch (message.event) {
      case 'ready':
      case 'resize':
        frame.style.height = `${Math.ceil(message.height)}px`;
        return becomeReady(true);
      case 'submit':
        return onSubmit();
      case 'nonce':
        return waiting.get(message.requestId)?.({ kind: 'nonce', nonce: message.nonce, card: message.card });
      case 'refused':
        return waiting.get(message.requestId)?.({ kind: message.reason });
    }
  };
  const onFrameMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== address.origin) return;
    const message = messageFromCardForm.safeParse(event.data);
    if (message.success) take(message.data);
  };
  const tearDown = () => {
    window.removeEventListener('message', onFrameMessage);
    becomeReady(false);
    for (const answer of [...waiting.values()]) answer({ kind: 'unavailable' });
    frame.remove();
  };

  window.addEventListener('message', onFrameMessage);
  target.append(frame);
  const timer = setTimeout(() => becomeReady(false), READY_WITHIN_MS);
  const isReady = await ready;
  clearTimeout(timer);
  if (!isReady) {
    tearDown();
    return null;
  }
  const say = (message: MessageToCardForm) => frame.contentWindow?.postMessage(message, address.origin);
  const tokenise = () =>
    new Promise<Tokenised>((resolve) => {
      const requestId = randomId();
      const settle = (answer: Tokenised) => {
        clearTimeout(late);
        waiting.delete(requestId);
        if (answer.kind === 'incomplete') frame.focus();
        resolve(answer);
      };
      const late = setTimeout(() => settle({ kind: 'unavailable' }), NONCE_WITHIN_MS);
      waiting.set(requestId, settle);
      say({ type: 'card-form', action: 'tokenise', requestId });
    });
  return { tokenise, check: () => say({ type: 'card-form', action: 'check' }), tearDown };
}
