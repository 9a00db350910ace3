import { selectDraft } from '#shared/drafts/draftsSlice';
import { useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { DraftLine } from '#shared/drafts/DraftLine';
import type { PostKind } from '../newPost';
import css from './Composer.module.css';
import { TypeRow } from './TypeRow';

interface ComposerFootProps {
  readonly kind: PostKind;
  /** Left out where there is no choice of kinds. */
  readonly onKind?: ((kind: PostKind) => void) | undefined;
  readonly text: string;
  readonly isPosting: boolean;
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}

/** Under what is written: the kinds of post, what became of the draft, and the button that posts. */
export function ComposerFoot(props: ComposerFootProps) {
  const { kind, onKind, text, isPosting, isRestored, onDiscard } = props;
  const isSaved = useAppSelector((state) => selectDraft(state, 'post')) === text;
  return (
    <div className={css.foot}>
      {onKind ? <TypeRow value={kind} disabled={isPosting} onChange={onKind} /> : null}
      <div className={css.state}>
        {isRestored && !isPosting ? <DraftLine onDiscard={onDiscard} /> : null}
        {!isRestored && isSaved && text !== '' ? 'Draft saved' : null}
      </div>
      <Button type="submit" size="sm" variant="primary" busy={isPosting}>
        Post
      </Button>
    </div>
  );
}
