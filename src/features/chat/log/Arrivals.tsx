import { useState } from 'react';
import { VisuallyHidden } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { lastStoredId, type StoredMessage, type ThreadMessage } from '../state/thread';
import type { OpenChat } from '../state/chatWindowsSlice';
import { spokenText } from './messageWords';

/**
 * The region keeps this many messages: a burst is announced completely, and the region stays short.
 */
const KEPT = 5;

interface ArrivalsProps {
  readonly messages: readonly ThreadMessage[];
  readonly partner: OpenChat;
  readonly isListening: boolean;
}

/**
 * Announces new messages of the other person while the conversation has the focus. The log itself
 * is no live region because scrolling mounts and unmounts its rows.
 */
export function Arrivals({ messages, partner, isListening }: ArrivalsProps) {
  const [knownId] = useState(() => lastStoredId({ messages }));
  const arrived = messages
    .slice(-KEPT)
    .filter(
      (message): message is StoredMessage =>
        !message.temporary && message.id > knownId && message.sender_id === partner.id,
    );
  return (
    <VisuallyHidden>
      <span
        role="status"
        aria-live={isListening ? 'polite' : 'off'}
        aria-relevant="additions"
        aria-atomic="false"
      >
        {arrived.map((message) => (
          <span key={message.id}>
            {nameOf(partner)}: {spokenText(message)}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
