import { Check, CheckCheck, Clock } from 'lucide-react';
import { Icon, VisuallyHidden } from '#shared/ui';
import type { ThreadMessage } from '../state/thread';
import css from './Ticks.module.css';

const shapes = { Sending: Clock, Sent: Check, Read: CheckCheck } as const;

/** How far one's own message got: a clock on its way, one tick when it is sent, two when it is read. */
export function Ticks({ message }: { readonly message: ThreadMessage }) {
  const state = message.temporary ? 'Sending' : message.is_read ? 'Read' : 'Sent';
  return (
    <span className={css.ticks} data-state={state}>
      <Icon of={shapes[state]} size="sm" />
      <VisuallyHidden>{state}</VisuallyHidden>
    </span>
  );
}
