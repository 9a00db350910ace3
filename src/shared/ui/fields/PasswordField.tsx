import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../buttons/IconButton';
import * as texts from '../../texts';
import css from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField';

/** Props of a password field; `hint` is the place for `PasswordLengthHint`. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'icon'>;

/** A password field that can show what is typed and says when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { onKeyDown, onKeyUp, hint, ...rest } = props;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };

  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={
        capsLock ? (
          <>
            {hint}
            <span role="status" className={css.caps}>
              {texts.capsLockOn}
            </span>
          </>
        ) : (
          hint
        )
      }
      onKeyDown={(event) => {
        noticeCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        noticeCapsLock(event);
        onKeyUp?.(event);
      }}
      trailing={
        <IconButton
          label={texts.showPassword}
          aria-pressed={shown}
          icon={shown ? EyeOff : Eye}
          size="sm"
          className={css.eye}
          disabled={rest.disabled}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
