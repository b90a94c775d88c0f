import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { buttonStyle, lookAttributes, type ButtonLook } from './button-style';
import type { Elements } from '@/components/ui/theme/elements';
import { Spinner } from '@/components/ui/feedback/spinner';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>, ButtonLook {
  children: string | Elements;
  /** While busy it keeps focus and label, but further presses are ignored. */
  isBusy?: boolean;
}

export function Button({ variant, size, isFullWidth, isBusy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Root
      {...rest}
      {...lookAttributes({ variant, size, isFullWidth })}
      type={isBusy ? 'button' : type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : null}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {isBusy ? <VisuallyHidden>{t('action.loading')}</VisuallyHidden> : null}
    </Root>
  );
}
