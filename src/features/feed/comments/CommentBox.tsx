import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { COMMENT_MAX_LENGTH } from '#contract/limits';
import { trimText } from '#contract/visibleText';
import { errorDetail, hasStatus } from '#api/errors';
import { useDraft } from '#shared/drafts/useDraft';
import { isComposing } from '#shared/keys/composing';
import { sendOnKey } from '#shared/keys/sendKeys';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { TextArea } from '#shared/ui/fields/TextArea';
import { DraftLine } from '#shared/drafts/DraftLine';
import { nameOf } from '#shared/lib/people';
import { textProblem } from '#shared/lib/textLimit';
import { Mentions } from '../mentions/Mentions';
import * as texts from '../texts';
import css from './CommentBox.module.css';
import { useCreateCommentMutation } from './commentsApi';
import { commentDraftKey, replyDraftKey } from './draftKeys';

interface CommentBoxProps {
  readonly postId: number;
  /** The comment to reply to; without it, the comment is on the post. */
  readonly parent?: { readonly id: number; readonly name: string } | undefined;
  /** Called when the comment is stored. */
  readonly onDone?: (() => void) | undefined;
  /** Called on Escape, which otherwise focuses the post. The text stays as a draft. */
  readonly onLeave?: (() => void) | undefined;
}

/** The field for a comment or a reply. Its text is kept after a failure, and as a draft. */
export function CommentBox({ postId, parent, onDone, onLeave }: CommentBoxProps) {
  const me = useAppSelector((state) => state.session.me);
  const draft = useDraft(parent ? replyDraftKey(parent.id) : commentDraftKey(postId));
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [createComment, { isLoading }] = useCreateCommentMutation();
  const isReply = parent !== undefined;
  const label = parent ? texts.replyTo(parent.name) : texts.writeComment;

  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);

  const send = async () => {
    if (isLoading) return;
    const found = textProblem(draft.text, COMMENT_MAX_LENGTH, texts.commentMissing);
    setProblem(found);
    if (found) {
      field.current?.focus();
      return;
    }
    const content = trimText(draft.text);
    const { error } = await createComment({ postId, content, parentId: parent?.id ?? null });
    if (error) {
      const isExplained = hasStatus(error, 400) || hasStatus(error, 429);
      if (isReply && hasStatus(error, 404)) setProblem(texts.repliedToGone);
      else
        setProblem(isExplained ? errorDetail(error, texts.commentNotSent) : texts.commentNotSent);
      return;
    }
    draft.clear();
    onDone?.();
  };
  const leave = () => {
    if (onLeave) onLeave();
    else field.current?.closest('article')?.focus({ preventScroll: true });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form className={css.box} aria-label={label} onSubmit={handleSubmit}>
      {me ? <Avatar name={nameOf(me)} src={me.profile_picture} size={32} /> : null}
      <div className={css.side}>
        <TextArea
          ref={field}
          rows={1}
          label={label}
          labelHidden
          placeholder={label}
          className={css.field}
          value={draft.text}
          readOnly={isLoading}
          error={problem}
          {...(isReply ? {} : { 'data-comment-field': true })}
          onChange={(event) => {
            setProblem(undefined);
            draft.change(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isComposing(event.nativeEvent)) leave();
            else sendOnKey(event, 'ctrl-enter', () => void send());
          }}
        />
        <Mentions field={field} />
        {draft.isRestored ? <DraftLine onDiscard={() => draft.clear()} /> : null}
      </div>
      <IconButton
        type="submit"
        label={isReply ? texts.sendReply : texts.sendComment}
        icon={SendHorizontal}
        variant="primary"
        round
        busy={isLoading}
      />
    </form>
  );
}
