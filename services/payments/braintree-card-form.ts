import * as client from 'braintree-web/client';
import * as hostedFields from 'braintree-web/hosted-fields';
import * as threeDSecure from 'braintree-web/three-d-secure';
import { drawBraintreeFields, FIELD_NAMES, HOSTED_STYLES, type FieldName } from './braintree-fields';
import type { CardForm, CardFormOptions, Tokenised } from './card-form';

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
    const tokenise = async (amount: number | null): Promise<Tokenised> => {
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
        return await verified(secure, { nonce, bin: details.bin, amount }, card);
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

async function verified(
  secure: threeDSecure.ThreeDSecure,
  { nonce, bin, amount }: { nonce: string; bin: string; amount: number },
  card: { brand: string; last4: string; expiry: string },
): Promise<Tokenised> {
  const answer = await secure.verifyCard({
    amount: (amount / MINOR_UNITS).toFixed(2),
    nonce,
    bin,
    onLookupComplete: (_data, next) => next(),
  });
  const isRefused = answer.threeDSecureInfo?.liabilityShiftPossible === true && !answer.liabilityShifted;
  return isRefused ? { kind: 'three-d-secure' } : { kind: 'nonce', nonce: answer.nonce, card };
}
