import * as client from 'braintree-web/client';
import * as hostedFields from 'braintree-web/hosted-fields';
import * as threeDSecure from 'braintree-web/three-d-secure';
import type { CardForm, CardFormLabels, CardFormOptions, Tokenised } from './card-form';

const FIELD_NAMES = ['number', 'expirationDate', 'cvv'] as const;
type FieldName = (typeof FIELD_NAMES)[number];

/** CSS variables of the page do not reach into the iframes. */
const HOSTED_STYLES = {
  input: { 'font-size': '16px', 'font-family': 'Inter, system-ui, sans-serif', color: '#221d19' },
  '.invalid': { color: '#a3262a' },
};

/** Draws labels and boxes for the three iframes, in the style of our other fields. */
function drawBraintreeFields(target: HTMLElement, labels: CardFormLabels) {
  const root = document.createElement('div');
  Object.assign(root.style, { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1.25rem' });
  const texts: Record<FieldName, string> = { number: labels.number, expirationDate: labels.expiry, cvv: labels.cvv };
  const boxes = {} as Record<FieldName, { container: HTMLDivElement; error: HTMLParagraphElement }>;
  for (const name of FIELD_NAMES) {
    const field = document.createElement('div');
    if (name === 'number') field.style.gridColumn = '1 / -1';
    const label = document.createElement('div');
    label.textContent = texts[name];
    Object.assign(label.style, { fontSize: 'var(--text-sm)', fontWeight: '550', paddingBottom: '0.375rem' });
    const container = document.createElement('div');
    Object.assign(container.style, {
      height: 'var(--control)',
      padding: '0 0.875rem',
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--radius-sm)',
      background: 'var(--surface)',
    });
    const error = document.createElement('p');
    error.setAttribute('role', 'alert');
    Object.assign(error.style, { fontSize: 'var(--text-xs)', color: 'var(--danger)', minHeight: '1.5em' });
    field.append(label, container, error);
    root.append(field);
    boxes[name] = { container, error };
  }
  target.append(root);
  return {
    containers: { number: boxes.number.container, expirationDate: boxes.expirationDate.container, cvv: boxes.cvv.container },
    mark: (name: string, isWrong: boolean) => {
      const known = FIELD_NAMES.find((candidate) => candidate === name);
      if (!known) return;
      boxes[known].container.style.borderColor = isWrong ? 'var(--danger)' : 'var(--line-strong)';
      boxes[known].error.textContent = isWrong ? labels.invalid : '';
    },
    remove: () => root.remove(),
  };
}

const MINOR_UNITS = 100;

/** Braintree's hosted fields: each input is an iframe from Braintree's origin. Loaded only when the client token is Braintree's. */
export async function mountBraintreeCardForm({ target, clientToken, labels, onSubmit }: CardFormOptions): Promise<CardForm | null> {
  const drawn = drawBraintreeFields(target, labels);
  try {
    const gateway = await client.create({ authorization: clientToken });
    const fields = await hostedFields.create({
      client: gateway,
      styles: HOSTED_STYLES,
      fields: {
        number: { container: drawn.containers.number, iframeTitle: labels.number },
        expirationDate: { container: drawn.containers.expirationDate, iframeTitle: labels.expiry, placeholder: 'MM / YY' },
        cvv: { container: drawn.containers.cvv, iframeTitle: labels.cvv },
      },
    });
    // A merchant without 3-D Secure still gets the fields.
    const secure = await threeDSecure.create({ client: gateway, version: 2 }).catch(() => null);
    fields.on('inputSubmitRequest', onSubmit);
    fields.on('blur', ({ emittedBy, fields: states }) =>
      drawn.mark(emittedBy, states[emittedBy]?.isEmpty === false && !states[emittedBy]?.isValid),
    );

    const wrongFields = () => {
      const { fields: states } = fields.getState();
      return FIELD_NAMES.filter((name) => !states[name]?.isValid);
    };
    const markWrong = (wrong: readonly FieldName[]) => {
      for (const name of FIELD_NAMES) drawn.mark(name, wrong.includes(name));
    };
    const tokenise: CardForm['tokenise'] = async (amount, onChallenge) => {
      const refuse = (wrong: readonly FieldName[]): Tokenised => {
        markWrong(wrong);
        if (wrong[0]) fields.focus(wrong[0]);
        return { kind: 'incomplete' };
      };
      const wrong = wrongFields();
      if (wrong.length > 0) return refuse(wrong);
      try {
        const { nonce, details } = await fields.tokenize();
        const card = {
          brand: details.cardType,
          last4: details.lastFour,
          expiry: `${details.expirationMonth}/${details.expirationYear.slice(-2)}`,
        };
        if (!secure || amount === null || amount === 0) return { kind: 'nonce', nonce, card };
        return await verified(secure, { nonce, bin: details.bin, amount, onChallenge }, card);
      } catch (error) {
        const refused = refusedFields(error);
        return refused.length > 0 ? refuse(refused) : { kind: 'unavailable' };
      }
    };
    const tearDown = () => {
      void Promise.allSettled([fields.teardown(), secure?.teardown(), gateway.teardown()]);
      drawn.remove();
    };
    return { tokenise, check: () => markWrong(wrongFields()), tearDown };
  } catch {
    drawn.remove();
    return null;
  }
}

/** Fields that Braintree rejects; empty when it could not be asked. */
function refusedFields(error: unknown): readonly FieldName[] {
  const { type, code } = (error ?? {}) as { type?: string; code?: string };
  if (code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED') return ['cvv'];
  return type === 'CUSTOMER' && code?.startsWith('HOSTED_FIELDS_') ? FIELD_NAMES : [];
}

/** The bank of a card asks its owner, where it wants to (3-D Secure). */
export async function verified(
  secure: threeDSecure.ThreeDSecure,
  { nonce, bin, amount, onChallenge }: { nonce: string; bin: string; amount: number; onChallenge: () => void },
  card: { brand: string; last4: string; expiry: string } | null,
): Promise<Tokenised> {
  const answer = await secure.verifyCard({
    amount: (amount / MINOR_UNITS).toFixed(2),
    nonce,
    bin,
    // The question stands in a window of Braintree's, over the page.
    onLookupComplete: ({ requiresUserAuthentication }, next) => {
      if (requiresUserAuthentication) onChallenge();
      next();
    },
  });
  const isRefused = answer.threeDSecureInfo?.liabilityShiftPossible === true && !answer.liabilityShifted;
  return isRefused ? { kind: 'three-d-secure' } : { kind: 'nonce', nonce: answer.nonce, card };
}
