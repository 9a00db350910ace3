import { ArrowDown } from 'lucide-react';
import { Icon } from '#shared/ui';
import * as texts from '../later.texts';
import css from './NewMessagesPill.module.css';

interface NewMessagesPillProps {
  /** The number of new messages below the visible ones. */
  readonly count: number;
  readonly onGo: () => void;
}

/**
 * Scrolls down to the messages that arrived while the reader was further up. Renders nothing if
 * there are none.
 */
export function NewMessagesPill({ count, onGo }: NewMessagesPillProps) {
  if (count === 0) return null;
  return (
    <button type="button" className={css.pill} onClick={onGo}>
      {texts.newMessages}
      <Icon of={ArrowDown} size="sm" /> {count}
    </button>
  );
}
