import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from './button';
import type { ButtonLook } from './button-style';
import { copyText } from './copy-text';
import { CheckIcon, CopyIcon } from './icons';
import { Text } from './text';
import { VisuallyHidden } from './visually-hidden';

const SHOWN_MS = 4000;

interface Props extends ButtonLook {
  text: string;
  /** "Copy code"; "Copy" if not given. */
  children?: ReactNode;
}

/** Says whether it worked, in words and aloud. The text itself stands beside it, for those whose browser refuses. */
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
