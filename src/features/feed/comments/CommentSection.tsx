import { clsx } from 'clsx';
import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { useAppSelector } from '#shared/store/hooks';
import { selectMayComment } from '../postActions';
import * as texts from '../texts';
import { CommentBox } from './CommentBox';
import css from './CommentSection.module.css';

/** Most posts are read without their comments. */
export const LazyCommentList = lazyPart(
  async () => (await import(/* webpackChunkName: "comments" */ './CommentList')).CommentList,
);

interface CommentSectionProps {
  readonly id: string;
  readonly postId: number;
  /** The author of the post, who may remove comments. */
  readonly authorId?: number | undefined;
  readonly className?: string | undefined;
  /** Rendered if there are no comments. */
  readonly empty?: ReactNode;
}

/**
 * The comments of a post and the field to add one. The field is here at once, so that nothing typed
 * is lost while the comments load.
 */
export function CommentSection(props: CommentSectionProps) {
  const { id, postId, authorId, className, empty } = props;
  const mayComment = useAppSelector((state) => selectMayComment(state, postId));
  return (
    <section id={id} aria-label={texts.comments} className={clsx(css.section, className)}>
      <PartBoundary part="list">
        <Suspense fallback={<Skeleton />}>
          <LazyCommentList postId={postId} authorId={authorId} empty={empty} />
        </Suspense>
      </PartBoundary>
      {mayComment ? <CommentBox postId={postId} /> : null}
    </section>
  );
}
