import { useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { POST_CONTENT_MAX_LENGTH } from '#contract/limits';
import { selectDraft } from '../../../shared/drafts/draftsSlice';
import { useDraft } from '../../../shared/drafts/useDraft';
import { notify } from '../../../shared/notify/notify';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks';
import { Avatar } from '../../../shared/ui/Avatar';
import { Button } from '../../../shared/ui/Button';
import { TextArea } from '../../../shared/ui/TextArea';
import type { PostKind } from '../newPost';
import { submitPost, type Attempt } from '../submitPost';
import { isSendKey, textProblem } from '../textLimit';
import css from './Composer.module.css';
import { DraftLine } from './DraftLine';
import { TypeRow } from './TypeRow';

const DRAFT_KEY = 'post';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly fieldId?: string | undefined;
  readonly onPosted?: (() => void) | undefined;
}

/** Where a post is written. What is typed outlives failures, other pages and the browser. */
export function Composer({ field, fieldId, onPosted }: ComposerProps) {
  const dispatch = useAppDispatch();
  const me = useAppSelector((state) => state.session.me);
  const draft = useDraft(DRAFT_KEY);
  const isSaved = useAppSelector((state) => selectDraft(state, DRAFT_KEY)) === draft.text;
  const [kind, setKind] = useState<PostKind>('text');
  const [problem, setProblem] = useState<string>();
  const [isPosting, setIsPosting] = useState(false);
  const uploadId = useId();
  const attempt = useRef<Attempt | null>(null);

  const post = async () => {
    if (isPosting) return;
    const found = textProblem(draft.text, POST_CONTENT_MAX_LENGTH, 'Write something to post.');
    setProblem(found);
    if (found) {
      field.current?.focus();
      return;
    }
    setIsPosting(true);
    const parts = { kind: 'text', content: draft.text.trim() } as const;
    const sent = await dispatch(submitPost(parts, { previous: attempt.current, uploadId }));
    setIsPosting(false);
    attempt.current = sent.problem === null ? null : sent.attempt;
    setProblem(sent.problem ?? undefined);
    if (sent.problem !== null) return;
    draft.clear();
    setKind('text');
    dispatch(notify({ kind: 'success', text: 'Posted.' }));
    onPosted?.();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void post();
  };

  return (
    <form className={css.composer} aria-label="Write a post" onSubmit={handleSubmit}>
      <div className={css.top}>
        {me ? <Avatar name={me.username} src={me.profile_picture} size={44} /> : null}
        <TextArea
          ref={field}
          {...(fieldId ? { id: fieldId } : {})}
          look="plain"
          label="Write a post"
          labelHidden
          placeholder="Share a finding, a question or a plan"
          fieldClassName={css.field}
          value={draft.text}
          readOnly={isPosting}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            draft.change(event.target.value);
          }}
          onKeyDown={(event) => {
            if (isSendKey(event)) void post();
          }}
        />
      </div>
      <div className={css.foot}>
        <TypeRow value={kind} onChange={setKind} />
        <div className={css.state}>
          {draft.isRestored ? <DraftLine onDiscard={() => draft.clear()} /> : null}
          {!draft.isRestored && isSaved && draft.text !== '' ? 'Draft saved' : null}
        </div>
        <Button type="submit" size="sm" variant="primary" busy={isPosting}>
          Post
        </Button>
      </div>
    </form>
  );
}
