import { ArrowDown } from 'lucide-react';
import { Icon } from '#shared/ui';
import css from './NewMessagesPill.module.css';

interface NewMessagesPillProps {
  /** How many arrived below what is in sight. */
  readonly count: number;
  readonly onGo: () => void;
}

/** Leads down to what arrived while the reader was further up; nothing where nothing did. */
export function NewMessagesPill({ count, onGo }: NewMessagesPillProps) {
  if (count === 0) return null;
  return (
    <button type="button" className={css.pill} onClick={onGo}>
      New messages
      <Icon of={ArrowDown} size="sm" /> {count}
    </button>
  );
}
