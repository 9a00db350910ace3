import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Post } from '#contract/entities/post';
import { POST_CONTENT_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '../../../api/errors';
import { useDraft } from '../../../shared/drafts/useDraft';
import { Button } from '../../../shared/ui/Button';
import { TextArea } from '../../../shared/ui/TextArea';
import { DraftLine } from '../composer/DraftLine';
import { useUpdatePostMutation } from '../postActionsApi';
import { isSendKey, textProblem } from '../textLimit';
import css from './PostEditor.module.css';

/** The draft that holds an unfinished edit of a post. */
export const editDraftKey = (postId: number) => `edit:${postId}`;

interface PostEditorProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** A post's text in its place, to be changed. Its draft starts as the text and is kept until saved. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const draft = useDraft(editDraftKey(post.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [updatePost, { isLoading }] = useUpdatePostMutation();

  useEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const close = () => {
    draft.clear();
    onClose();
  };
  const save = async () => {
    if (isLoading) return;
    const found = textProblem(draft.text, POST_CONTENT_MAX_LENGTH, 'A post needs some text.');
    setProblem(found);
    if (found) return;
    const { error } = await updatePost({
      id: post.id,
      post: { kind: 'text', content: draft.text.trim() },
      uploadId: editDraftKey(post.id),
    });
    if (!error) close();
    else
      setProblem(
        hasStatus(error, 400)
          ? errorDetail(error, feedMessages.createFailed)
          : feedMessages.createFailed,
      );
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form className={css.editor} onSubmit={handleSubmit}>
      <TextArea
        ref={field}
        label={feedMessages.edit}
        labelHidden
        value={draft.text}
        error={problem}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={(event) => {
          if (isSendKey(event)) void save();
        }}
      />
      <div className={css.row}>
        {draft.isRestored && draft.text !== post.content ? (
          <DraftLine onDiscard={() => draft.change(post.content)} />
        ) : null}
        <span className={css.buttons}>
          <Button size="sm" onClick={close}>
            {feedMessages.cancel}
          </Button>
          <Button type="submit" size="sm" variant="primary" busy={isLoading}>
            {feedMessages.save}
          </Button>
        </span>
      </div>
    </form>
  );
}
