import { Check } from 'lucide-react';
import { Icon } from '../marks/Icon';
import css from './PasswordLengthHint.module.css';
import * as texts from './PasswordLengthHint.texts';

interface PasswordLengthHintProps {
  readonly length: number;
  readonly minimum: number;
}

/** Shows while typing whether a new password is long enough. */
export function PasswordLengthHint({ length, minimum }: PasswordLengthHintProps) {
  if (length === 0) return texts.needed(minimum);
  if (length < minimum) return texts.tooShort(length, minimum);
  return (
    <span className={css.enough}>
      <Icon of={Check} size="sm" />
      {texts.longEnough(length, minimum)}
    </span>
  );
}
