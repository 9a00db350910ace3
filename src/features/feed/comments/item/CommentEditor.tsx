import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Comment } from '#contract/entities/comment';
import { COMMENT_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { trimText } from '#contract/visibleText';
import { errorDetail, hasStatus } from '#api/errors';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { isComposing } from '#shared/keys/composing';
import { sendOnKey } from '#shared/keys/sendKeys';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { textProblem } from '#shared/lib/textLimit';
import { Mentions } from '../../mentions/Mentions';
import * as texts from '../../texts';
import { useEditCommentMutation } from '../changesApi';
import { editDraftKey } from '../draftKeys';
import css from './CommentEditor.module.css';

interface CommentEditorProps {
  readonly postId: number;
  readonly comment: Comment;
  /** Whether the field takes the focus, because the reader chose to edit. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** The editor of an own comment, in place. After any failure the text is kept, as a draft too. */
export function CommentEditor({ postId, comment, takesFocus, onClose }: CommentEditorProps) {
  const draft = useDraft(editDraftKey(comment.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isGone, setIsGone] = useState(false);
  const [editComment, { isLoading }] = useEditCommentMutation();

  useEffect(() => {
    const element = field.current;
    if (!element || !takesFocus) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, [takesFocus]);

  const close = () => {
    draft.clear();
    onClose();
  };
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const save = async () => {
    if (isLoading || isGone) return;
    const content = trimText(draft.text);
    if (content === comment.content) return close();
    const found = textProblem(draft.text, COMMENT_MAX_LENGTH, texts.commentMissing);
    if (found !== undefined) return refuse(found);
    setProblem(undefined);
    const { error } = await editComment({ postId, commentId: comment.id, content });
    if (!error) return close();
    if (hasStatus(error, 404)) return setIsGone(true);
    const isExplained = hasStatus(error, 400) || hasStatus(error, 429);
    const { commentNotSaved } = texts;
    refuse(isExplained ? errorDetail(error, commentNotSaved) : commentNotSaved);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const isUnchanged = draft.text === comment.content;

  return (
    <form
      className={css.editor}
      aria-label={texts.editYourComment}
      noValidate
      onSubmit={handleSubmit}
    >
      <TextArea
        ref={field}
        rows={1}
        label={texts.editYourComment}
        labelHidden
        value={draft.text}
        error={problem}
        readOnly={isLoading}
        onChange={(event) => {
          setProblem(undefined);
          draft.change(event.target.value);
        }}
        onKeyDown={(event) => {
          // Escape never discards a change.
          const isEscape = event.key === 'Escape' && !isComposing(event.nativeEvent);
          if (isEscape && isUnchanged && !isLoading) close();
          else sendOnKey(event, 'ctrl-enter', () => void save());
        }}
      />
      <Mentions field={field} />
      {isGone ? (
        <Notice tone="danger" role="alert">
          {texts.commentGone}
        </Notice>
      ) : null}
      <div className={css.row}>
        {draft.isRestored && !isUnchanged && !isGone ? (
          <DraftLine onDiscard={() => draft.change(comment.content)} />
        ) : null}
        <span className={css.buttons}>
          <Button size="sm" onClick={close}>
            {isGone ? texts.close : feedMessages.cancel}
          </Button>
          {isGone ? null : (
            <Button type="submit" size="sm" variant="primary" busy={isLoading}>
              {feedMessages.save}
            </Button>
          )}
        </span>
      </div>
    </form>
  );
}
