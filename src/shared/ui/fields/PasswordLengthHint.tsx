import { Check } from 'lucide-react';
import { Icon } from '../marks/Icon';
import * as texts from '../../texts';
import css from './PasswordLengthHint.module.css';

interface PasswordLengthHintProps {
  readonly length: number;
  readonly minimum: number;
}

/** Shows while typing whether a new password is long enough. */
export function PasswordLengthHint({ length, minimum }: PasswordLengthHintProps) {
  if (length === 0) return texts.passwordNeeds(minimum);
  if (length < minimum) return texts.passwordTooShort(length, minimum);
  return (
    <span className={css.enough}>
      <Icon of={Check} size="sm" />
      {texts.passwordLongEnough}
    </span>
  );
}
