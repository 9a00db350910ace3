import { useCallback, useMemo, useRef, useState } from 'react';
import { isDeletedUser } from '#contract/names/deletedUser';
import { quoteOf } from '#contract/quote';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui';
import { deleteMessage, type EditedMessage } from './state/changeMessage';
import type { OpenChat } from './state/chatWindowsSlice';
import type { StoredMessage } from './state/thread';
import { EditField } from './composer/EditField';
import { MessageComposer, type ComposerHandle } from './composer/MessageComposer';
import { ConnectionLine } from './ConnectionLine';
import css from './Conversation.module.css';
import { MessageActionsContext, type MessageActions } from './log/menu/messageActions';
import { MessageLog } from './log/MessageLog';
import { spokenText } from './log/messageWords';
import type { LogHandle } from './log/useJumpTarget';
import * as texts from './texts';
import { ReturnTextContext } from './outbox/OutboxRow';

/** The log of a conversation with one person, its outbox and its message field. */
export function Conversation({ chat }: { readonly chat: OpenChat }) {
  const dispatch = useAppDispatch();
  const [hasFocus, setHasFocus] = useState(false);
  const [edited, setEdited] = useState<EditedMessage | null>(null);
  const [answered, setAnswered] = useState<StoredMessage | null>(null);
  const [removed, setRemoved] = useState<StoredMessage | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const log = useRef<LogHandle>(null);
  const returnText = useCallback((text: string) => composer.current?.appendText(text), []);
  const actions = useMemo(
    (): MessageActions => ({
      edit: setEdited,
      reply(message) {
        setEdited(null);
        setAnswered(message);
        composer.current?.focus();
      },
      remove: setRemoved,
      jumpTo: (id) => log.current?.jumpTo(id),
    }),
    [],
  );
  const endEdit = (lost?: string) => {
    setEdited(null);
    // The field is shown again first.
    requestAnimationFrame(() =>
      lost === undefined ? composer.current?.focus() : composer.current?.appendText(lost),
    );
  };
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
        <MessageActionsContext value={actions}>
          <MessageLog ref={log} partner={chat} isListening={hasFocus} />
        </MessageActionsContext>
      </ReturnTextContext>
      {isDeletedUser(chat.username) ? (
        <p className={css.closed}>{texts.partnerDeleted}</p>
      ) : (
        <>
          {edited ? (
            <EditField key={edited.key} partnerId={chat.id} edited={edited} onDone={endEdit} />
          ) : null}
          <MessageComposer
            ref={composer}
            partner={chat}
            original={answered && toQuote(answered)}
            onReplied={() => setAnswered(null)}
            onEdit={setEdited}
            isHidden={edited !== null}
          />
        </>
      )}
      {removed ? (
        <AlertDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={texts.deleteQuestion}
          quote={spokenText(removed)}
          description={texts.deleteConsequence}
          actionText={texts.deleteMessage}
          onAction={() => {
            dispatch(deleteMessage(chat.id, removed.id));
            setRemoved(null);
          }}
        />
      ) : null}
    </div>
  );
}

const toQuote = (message: StoredMessage) => ({
  ...{ id: message.id, sender_id: message.sender_id, content: quoteOf(message) },
});
