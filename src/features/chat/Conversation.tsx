import { useState } from 'react';
import type { OpenChat } from './chatWindowsSlice';
import { MessageComposer } from './composer/MessageComposer';
import { ConnectionLine } from './ConnectionLine';
import css from './Conversation.module.css';
import { MessageLog } from './log/MessageLog';

/** What was written with one person, and where to write more. */
export function Conversation({ chat }: { readonly chat: OpenChat }) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <div
      className={css.conversation}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHasFocus(currentTarget.contains(relatedTarget))
      }
    >
      <ConnectionLine />
      <MessageLog partner={chat} isListening={hasFocus} />
      <MessageComposer partner={chat} />
    </div>
  );
}
