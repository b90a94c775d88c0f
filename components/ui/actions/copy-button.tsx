import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button, type ButtonLook } from './button';
import { CheckIcon } from '@/components/ui/icons';
import { CopyIcon } from '@/components/ui/page-icons';
import { Text } from '@/components/ui/text/text';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
/** Copies text to the clipboard. @returns false when the browser refuses */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Fallback with execCommand, for pages on plain http and in-app browsers. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // read-only, so that no on-screen keyboard opens
  field.style.cssText = 'position:fixed;opacity:0';
  // Append to an open dialog if there is one: everything outside is inert and cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

const SHOWN_MS = 4000;

interface Props extends ButtonLook {
  text: string;
  /** Label such as "Copy code"; default "Copy". */
  children?: ReactNode;
}

/** Shows and announces whether copying worked. Always show the text beside it, for browsers that refuse. */
export function CopyButton({ text, children, variant = 'secondary', ...look }: Props) {
  const { t } = useTranslation('common');
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <Button {...look} variant={variant} data-print="hide" onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}>
        {outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        <span>{outcome === 'copied' ? t('copy.copied') : (children ?? t('copy.copy'))}</span>
      </Button>
      <span role="status" data-print="hide">
        {outcome === 'copied' ? <VisuallyHidden>{t('copy.copied')}</VisuallyHidden> : null}
        {outcome === 'failed' ? (
          <Text as="span" $size="xs">
            {t('copy.failed')}
          </Text>
        ) : null}
      </span>
    </>
  );
}
