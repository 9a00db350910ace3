import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { isComposing } from '#shared/keys/composing';
import { sendOnKey } from '#shared/keys/sendKeys';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { TextArea } from '#shared/ui/fields/TextArea';
import { DraftLine } from '#shared/drafts/DraftLine';
import { Mentions } from '../../mentions/Mentions';
import * as texts from '../../texts';
import css from './EditFrame.module.css';
import type { Edit } from './useEdit';

interface EditFrameProps {
  readonly post: Post;
  readonly edit: Edit;
  readonly onSave: () => void;
  readonly onDiscardDraft: () => void;
  /** The editor for the post's files or event. */
  readonly children?: ReactNode;
}

/** The editor of a post's text, in place, with Save and Cancel buttons. */
export function EditFrame({ post, edit, onSave, onDiscardDraft, children }: EditFrameProps) {
  const { draft, problem, isSaving, percent, isGone } = edit;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // The text of an event is only a note to it.
  const isNote = post.post_type === 'event';

  useEffect(() => {
    const element = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type="file"]), textarea',
    );
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);

  // Escape never discards a change.
  const isUnchanged = !children && !isSaving && draft.text === post.content;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isGone) onSave();
  };

  return (
    <form
      ref={form}
      className={css.editor}
      data-post-editor
      aria-label={texts.editYourPost}
      noValidate
      onSubmit={handleSubmit}
    >
      {isNote ? children : null}
      <TextArea
        ref={field}
        label={feedMessages.edit}
        labelHidden
        placeholder={post.post_type === 'text' ? undefined : texts.addWords}
        className={css.text}
        value={draft.text}
        error={problem}
        readOnly={isSaving}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isUnchanged && !isComposing(event.nativeEvent))
            edit.cancel();
          else if (!isGone) sendOnKey(event, 'ctrl-enter', onSave);
        }}
      />
      <Mentions field={field} />
      {isNote ? null : children}
      {percent === undefined ? null : (
        <ProgressBar value={percent} label={texts.saving} text={texts.savingPercent(percent)} />
      )}
      {isGone ? (
        <Notice tone="danger" role="alert">
          {texts.postDeleted}
        </Notice>
      ) : null}
      <div className={css.row}>
        {draft.isRestored && draft.text !== post.content ? (
          <DraftLine onDiscard={onDiscardDraft} />
        ) : null}
        <span className={css.buttons}>
          <Button size="sm" onClick={edit.cancel}>
            {isGone ? texts.close : feedMessages.cancel}
          </Button>
          {isGone ? null : (
            <Button type="submit" size="sm" variant="primary" busy={isSaving}>
              {feedMessages.save}
            </Button>
          )}
        </span>
      </div>
    </form>
  );
}
