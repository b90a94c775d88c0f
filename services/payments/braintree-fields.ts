import type { CardFormLabels } from './card-form';

export const FIELD_NAMES = ['number', 'expirationDate', 'cvv'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** CSS variables of the page do not reach into the iframes. */
export const HOSTED_STYLES = {
  input: { 'font-size': '16px', 'font-family': 'Inter, system-ui, sans-serif', color: '#221d19' },
  '.invalid': { color: '#a3262a' },
};

/** Draws labels and boxes for the three iframes, in the style of our other fields. */
export function drawBraintreeFields(target: HTMLElement, labels: CardFormLabels) {
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
