import { SendHorizontal, Upload } from 'lucide-react';
import { useId, useImperativeHandle, useRef, type FormEvent, type Ref } from 'react';
import { hasVisibleText } from '#contract/visibleText';
import { useDraft } from '#shared/drafts/useDraft';
import { pastedFiles } from '#shared/files/chosenFiles';
import { sendOnKey } from '#shared/keys/sendKeys';
import { useAppDispatch } from '#shared/store/hooks';
import { FieldError, Icon, IconButton } from '#shared/ui';
import { nameOf, type Named } from '#shared/lib/people';
import { sendMessage, sendTyping } from '../state/sendMessage';
import * as texts from '../later.texts';
import { AttachButton } from './AttachButton';
import { charactersLeft, charactersLeftText } from './charactersLeft';
import { ChosenFilesList } from './ChosenFilesList';
import css from './MessageComposer.module.css';
import { useChosenFiles } from './useChosenFiles';
import { useWindowDrop } from './useWindowDrop';

/** The methods that the message field offers to its parent. */
export interface ComposerHandle {
  /** Appends the text of an earlier message to the field. */
  takeBack(text: string): void;
}

interface MessageComposerProps {
  readonly ref?: Ref<ComposerHandle>;
  readonly partner: Named & { readonly id: number };
}

/**
 * The message field and its files. Enter sends, Shift+Enter starts a new line, and an input method
 * keeps its Enter. Files can be chosen, pasted, or dropped anywhere on the conversation. Use the
 * person's id as the key, because the draft belongs to that person.
 */
export function MessageComposer({ ref, partner }: MessageComposerProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft(`chat:${partner.id}`);
  const { chosen, files, offer, remove, clear } = useChosenFiles(partner.id);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const limitId = useId();
  const isOver = useWindowDrop(form, offer);
  const left = charactersLeft(draft.text);
  const isTooLong = left !== null && left < 0;

  useImperativeHandle(ref, () => ({
    takeBack(text) {
      draft.change([draft.text.trimEnd(), text].filter((part) => part !== '').join('\n'));
      field.current?.focus();
    },
  }));
  const attach = (offered: readonly File[]) => {
    offer(offered);
    field.current?.focus();
  };
  const send = () => {
    if (isTooLong || (!hasVisibleText(draft.text) && files.length === 0)) return;
    dispatch(sendMessage(partner.id, draft.text, files));
    draft.clear();
    clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };

  return (
    <form ref={form} className={css.composer} onSubmit={handleSubmit}>
      <ChosenFilesList chosen={chosen} onRemove={remove} />
      <div className={css.row}>
        <AttachButton onFiles={attach} />
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          aria-label={texts.messageTo(nameOf(partner))}
          aria-invalid={isTooLong || undefined}
          aria-describedby={left === null ? undefined : limitId}
          placeholder={texts.writeMessage}
          value={draft.text}
          onChange={({ target }) => {
            draft.change(target.value);
            if (target.value.trim() !== '') dispatch(sendTyping(partner.id));
          }}
          onKeyDown={(event) => sendOnKey(event, 'enter', send)}
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
      {left === null ? null : (
        <div id={limitId} className={css.limit}>
          {isTooLong ? (
            <FieldError>{charactersLeftText(left)}</FieldError>
          ) : (
            charactersLeftText(left)
          )}
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
