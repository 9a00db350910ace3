import { selectDraft } from '#shared/drafts/draftsSlice';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useAppSelector } from '#shared/store/hooks';
import css from './Composer.module.css';
import { PostButton } from './PostButton';
import * as texts from './texts';
import { TypeRow } from './TypeRow';
import type { useComposer } from './useComposer';

interface OfComposer {
  readonly composer: ReturnType<typeof useComposer>;
}

interface ComposerFootProps extends OfComposer {
  /** Whether the kind of post can be selected. */
  readonly hasKinds: boolean;
}

/** The footer of the composer: the kinds of post, the draft's state, and the submit button. */
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

/** Says whether the draft was restored or has been saved. */
export function DraftState({ composer }: OfComposer) {
  const { isRestored, text } = composer.draft;
  const isSaved = useAppSelector((state) => selectDraft(state, 'post')) === text.text;
  return (
    <div className={css.state}>
      {isRestored && !composer.posting.isUploading ? (
        <DraftLine onDiscard={composer.clear} />
      ) : null}
      {!isRestored && isSaved && text.text.trim() !== '' ? texts.draftSaved : null}
    </div>
  );
}
