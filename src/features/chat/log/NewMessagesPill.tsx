import { ArrowDown } from 'lucide-react';
import { Icon } from '#shared/ui';
import * as texts from '../texts';
import css from './NewMessagesPill.module.css';

interface NewMessagesPillProps {
  /** The number of new messages below the visible ones. */
  readonly count: number;
  /** Whether the visible ones are from the middle of the conversation. */
  readonly isAround: boolean;
  readonly onGo: () => void;
}

/**
 * Scrolls down to the messages that arrived while the reader was further up, or from the middle of
 * the conversation to its end. Renders nothing if there is no need.
 */
export function NewMessagesPill({ count, isAround, onGo }: NewMessagesPillProps) {
  if (count === 0 && !isAround) return null;
  return (
    <button type="button" className={css.pill} onClick={onGo}>
      {count === 0 ? texts.newestMessages : texts.newMessages}
      <Icon of={ArrowDown} size="sm" /> {count === 0 ? null : count}
    </button>
  );
}
