import { Reply, SendHorizontal, Upload } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { hasVisibleText } from '#contract/visibleText';
import { useDraft } from '#shared/drafts/useDraft';
import { pastedFiles } from '#shared/files/chosenFiles';
import { isComposing } from '#shared/keys/composing';
import { sendOnKey } from '#shared/keys/sendKeys';
import { AttachedQuotes } from '#shared/quotes/AttachedQuotes';
import { readAttached } from '#shared/quotes/attachedQuotes';
import { messageQuotes } from '#shared/quotes/draftKeys';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { FieldError, Icon, IconButton } from '#shared/ui';
import { nameOf, type Named } from '#shared/lib/people';
import type { QuotedMessage } from '#contract/entities/chat';
import { QuotedWords } from '../log/QuotedMessage';
import { MOST_UNSENT, selectHasRoom } from '../outbox/outboxItems';
import { findLastEditable, type EditedMessage } from '../state/changeMessage';
import { sendMessage, sendTyping } from '../state/sendMessage';
import * as texts from '../texts';
import { AttachButton } from './AttachButton';
import { charactersLeft } from './charactersLeft';
import { ChosenFilesList } from './ChosenFilesList';
import { ComposerBar } from './ComposerBar';
import { FieldLimit } from './FieldLimit';
import css from './MessageComposer.module.css';
import { useEscape } from './useEscape';
import { useChosenFiles } from './useChosenFiles';
import { useWindowDrop } from './useWindowDrop';

/** The methods that the message field offers to its parent. */
export interface ComposerHandle {
  /** Appends the text of an earlier message to the field. */
  appendText(text: string): void;
  focus(): void;
}

interface MessageComposerProps {
  readonly ref?: Ref<ComposerHandle>;
  readonly partner: Named & { readonly id: number };
  /** The message that the next one replies to. */
  readonly original?: QuotedMessage | null;
  /** Called when the reply is sent or cancelled. */
  readonly onReplied?: () => void;
  /** Called with the user's last message, whose words are to be edited. */
  readonly onEdit?: (message: EditedMessage) => void;
  /** Whether another field takes its place. What was written here is kept. */
  readonly isHidden?: boolean;
}

/**
 * The message field, its files and its quotes of papers. Enter sends, Shift+Enter starts a new line,
 * and an input method keeps its Enter. The up key in an empty field edits the user's last message.
 * Files can be chosen, pasted, or dropped anywhere on the conversation. Use the person's id as the
 * key, because the draft belongs to that person.
 */
export function MessageComposer(props: MessageComposerProps) {
  const { ref, partner, original = null, onReplied, onEdit, isHidden = false } = props;
  const dispatch = useAppDispatch();
  const draft = useDraft(`chat:${partner.id}`);
  const quotes = useDraft(messageQuotes(partner.id));
  const { chosen, files, offer, remove, clear } = useChosenFiles(partner.id);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const limitId = useId();
  const isOver = useWindowDrop(form, offer);
  const left = charactersLeft(draft.text);
  const isTooLong = left !== null && left < 0;
  const isEmpty = !hasVisibleText(draft.text) && files.length === 0;
  // Each file is a message of its own.
  const hasRoom = useAppSelector((state) => selectHasRoom(state, Math.max(1, files.length)));

  useImperativeHandle(ref, () => ({
    appendText(text) {
      draft.change([draft.text.trimEnd(), text].filter((part) => part !== '').join('\n'));
      field.current?.focus();
    },
    focus: () => field.current?.focus(),
  }));
  useEscape(form, original ? onReplied : undefined);
  const attach = (offered: readonly File[]) => {
    offer(offered);
    field.current?.focus();
  };
  const send = () => {
    if (isTooLong || isEmpty || !hasRoom) return;
    const about = { original: original ?? undefined, quotes: readAttached(quotes.text) };
    dispatch(sendMessage(partner.id, draft.text, files, about));
    draft.clear();
    quotes.clear();
    clear();
    onReplied?.();
  };
  const editLast = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'ArrowUp' || draft.text !== '' || !onEdit) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const last = dispatch(findLastEditable(partner.id));
    if (!last) return;
    event.preventDefault();
    onEdit(last);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };

  return (
    <form ref={form} className={css.composer} hidden={isHidden} onSubmit={handleSubmit}>
      {original ? (
        <ComposerBar
          icon={Reply}
          title={
            original.sender_id === partner.id ? texts.replyTo(nameOf(partner)) : texts.replyToYou
          }
          cancelLabel={texts.cancelReply}
          onCancel={() => {
            onReplied?.();
            field.current?.focus();
          }}
        >
          <QuotedWords content={original.content} />
        </ComposerBar>
      ) : null}
      {quotes.text === '' ? null : (
        <AttachedQuotes
          draft={quotes.text}
          hint={texts.writeAboutQuote}
          onChange={(next) => quotes.change(next)}
        />
      )}
      <ChosenFilesList chosen={chosen} onRemove={remove} />
      <div className={css.row}>
        <AttachButton onFiles={attach} />
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          dir="auto"
          aria-label={texts.messageTo(nameOf(partner))}
          aria-invalid={isTooLong || undefined}
          aria-describedby={left === null ? undefined : limitId}
          placeholder={texts.writeMessage}
          value={draft.text}
          onChange={({ target }) => {
            draft.change(target.value);
            if (target.value.trim() !== '') dispatch(sendTyping(partner.id));
          }}
          onKeyDown={(event) => {
            sendOnKey(event, 'enter', send);
            editLast(event);
          }}
          onPaste={(event) => {
            const pasted = pastedFiles(event.clipboardData);
            if (pasted.length === 0) return;
            event.preventDefault();
            offer(pasted);
          }}
        />
        <IconButton
          type="submit"
          label={texts.send}
          icon={SendHorizontal}
          variant="primary"
          round
        />
      </div>
      <FieldLimit id={limitId} left={left} />
      {isEmpty || hasRoom ? null : (
        <div className={css.limit}>
          <FieldError>{texts.outboxFull(MOST_UNSENT)}</FieldError>
        </div>
      )}
      {isOver ? (
        <div className={css.drop}>
          <Icon of={Upload} />
          {texts.dropFiles(nameOf(partner))}
        </div>
      ) : null}
    </form>
  );
}
