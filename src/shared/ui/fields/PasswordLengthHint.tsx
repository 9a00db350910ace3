import { Check } from 'lucide-react';
import { Icon } from '../marks/Icon';
import css from './PasswordLengthHint.module.css';

interface PasswordLengthHintProps {
  readonly length: number;
  readonly minimum: number;
}

/** Shows while typing whether a new password is long enough. */
export function PasswordLengthHint({ length, minimum }: PasswordLengthHintProps) {
  if (length === 0) return <>Use {minimum} or more characters.</>;
  const characters = `${String(length)} ${length === 1 ? 'character' : 'characters'}`;
  if (length < minimum) {
    return (
      <>
        {characters}. {minimum - length} more to go.
      </>
    );
  }
  return (
    <span className={css.enough}>
      <Icon of={Check} size="sm" />
      {characters}. {minimum} or more is enough.
    </span>
  );
}
