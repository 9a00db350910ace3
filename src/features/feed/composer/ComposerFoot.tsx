import { selectDraft } from '#shared/drafts/draftsSlice';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useAppSelector } from '#shared/store/hooks';
import css from './Composer.module.css';
import { PostButton } from './PostButton';
import { TypeRow } from './TypeRow';
import type { useComposer } from './useComposer';

interface OfComposer {
  readonly composer: ReturnType<typeof useComposer>;
}

interface ComposerFootProps extends OfComposer {
  /** Whether the kind of post can be chosen. */
  readonly hasKinds: boolean;
}

/** Under what is written: the kinds of post, the state of the draft, and the button that posts. */
export function ComposerFoot({ composer, hasKinds }: ComposerFootProps) {
  const { isUploading: isPosting } = composer.posting;
  const { kind } = composer.draft;
  return (
    <div className={css.foot}>
      {hasKinds ? (
        <TypeRow value={kind} disabled={isPosting} onChange={composer.chooseKind} />
      ) : null}
      <DraftState composer={composer} />
      <PostButton kind={kind} isPosting={isPosting} />
    </div>
  );
}

/** Whether the draft was restored or has been saved. */
export function DraftState({ composer }: OfComposer) {
  const { isRestored, text } = composer.draft;
  const isSaved = useAppSelector((state) => selectDraft(state, 'post')) === text.text;
  return (
    <div className={css.state}>
      {isRestored && !composer.posting.isUploading ? (
        <DraftLine onDiscard={composer.clear} />
      ) : null}
      {!isRestored && isSaved && text.text !== '' ? 'Draft saved' : null}
    </div>
  );
}
