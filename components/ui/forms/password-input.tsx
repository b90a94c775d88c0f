import { useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { EyeIcon, EyeOffIcon } from '@/components/ui/form-icons';
import { IconButton } from '@/components/ui/actions/icon-button';
import { TextInput } from './text-input';

const Root = styled.div`
  position: relative;
  & > input {
    padding-inline-end: 3.25rem;
  }
  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
  }
  /* Edge draws an eye of its own. */
  & > input::-ms-reveal {
    display: none;
  }
`;

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' };

/** Can be revealed, pasted into and filled by a password manager. */
export function PasswordInput(props: Props) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  return (
    <Root>
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCorrect="off" spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={isShown ? t('field.hidePassword') : t('field.showPassword')}
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        aria-controls={props.id}
        disabled={props.disabled}
        onClick={() => setIsShown(!isShown)}
      />
    </Root>
  );
}
