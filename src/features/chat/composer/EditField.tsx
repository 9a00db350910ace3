import { Check, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { hasVisibleText } from '#contract/visibleText';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { sendOnKey } from '#shared/keys/sendKeys';
import { useAppDispatch } from '#shared/store/hooks';
import { IconButton } from '#shared/ui';
import { editMessage, type EditedMessage } from '../state/changeMessage';
import * as texts from '../texts';
import { charactersLeft } from './charactersLeft';
import { ComposerBar } from './ComposerBar';
import { FieldLimit } from './FieldLimit';
import css from './MessageComposer.module.css';
import { useEscape } from './useEscape';

interface EditFieldProps {
  readonly partnerId: number;
  readonly edited: EditedMessage;
  /** Called at the end, with words that could not be saved because their message is gone. */
  readonly onDone: (lost?: string) => void;
}

/**
 * The field that changes the words of an own message. Enter saves, and Escape leaves. What was typed
 * survives that, and if the conversation is closed meanwhile. Use the message's key as the key.
 */
export function EditField({ partnerId, edited, onDone }: EditFieldProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft(`chat-edit:${partnerId}:${edited.key}`);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const limitId = useId();
  const text = isTouched || draft.text !== '' ? draft.text : edited.content;
  const left = charactersLeft(text);
  const cancel = () => {
    draft.clear();
    onDone();
  };
  const discard = () => {
    setIsTouched(false);
    draft.clear();
  };
  // Escape never discards a change.
  useEscape(form, () => (text === edited.content ? cancel() : onDone()));
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const save = () => {
    if ((left !== null && left < 0) || (!edited.hasFile && !hasVisibleText(text))) return;
    const isSaved = dispatch(editMessage(partnerId, edited, text));
    draft.clear();
    onDone(isSaved ? undefined : text);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form ref={form} className={css.composer} onSubmit={handleSubmit}>
      <ComposerBar
        icon={Pencil}
        title={texts.editingMessage}
        cancelLabel={texts.cancelEdit}
        onCancel={cancel}
      />
      <div className={css.row}>
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          dir="auto"
          aria-label={texts.editingMessage}
          aria-invalid={(left !== null && left < 0) || undefined}
          aria-describedby={left === null ? undefined : limitId}
          value={text}
          onChange={({ target }) => {
            setIsTouched(true);
            draft.change(target.value);
          }}
          onKeyDown={(event) => sendOnKey(event, 'enter', save)}
        />
        <IconButton type="submit" label={texts.saveEdit} icon={Check} variant="primary" round />
      </div>
      {draft.isRestored ? <DraftLine onDiscard={discard} /> : null}
      <FieldLimit id={limitId} left={left} />
    </form>
  );
}
