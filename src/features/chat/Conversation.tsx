import { useCallback, useRef, useState } from 'react';
import type { OpenChat } from './state/chatWindowsSlice';
import { MessageComposer, type ComposerHandle } from './composer/MessageComposer';
import { ConnectionLine } from './ConnectionLine';
import css from './Conversation.module.css';
import { MessageLog } from './log/MessageLog';
import { ReturnTextContext } from './outbox/OutboxRow';

/** The log of a conversation with one person, its outbox and its message field. */
export function Conversation({ chat }: { readonly chat: OpenChat }) {
  const [hasFocus, setHasFocus] = useState(false);
  const composer = useRef<ComposerHandle>(null);
  const returnText = useCallback((text: string) => composer.current?.takeBack(text), []);
  return (
    <div
      className={css.conversation}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHasFocus(currentTarget.contains(relatedTarget))
      }
    >
      <ConnectionLine />
      <ReturnTextContext value={returnText}>
        <MessageLog partner={chat} isListening={hasFocus} />
      </ReturnTextContext>
      <MessageComposer ref={composer} partner={chat} />
    </div>
  );
}
