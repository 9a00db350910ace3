import { useState } from 'react';
import { VisuallyHidden } from '#shared/ui';
import { lastStoredId, type StoredMessage, type ThreadMessage } from '../state/thread';
import type { OpenChat } from '../state/chatWindowsSlice';
import { spokenText } from './messageWords';

/** So many of them stay in the region: a burst is read out whole, and the region stays short. */
const KEPT = 5;

interface ArrivalsProps {
  readonly messages: readonly ThreadMessage[];
  readonly partner: OpenChat;
  readonly isListening: boolean;
}

/**
 * Reads out what the other person writes while one is in the conversation. The log itself does not:
 * in it, rows come and go with every scroll.
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
            {partner.username}: {spokenText(message)}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
