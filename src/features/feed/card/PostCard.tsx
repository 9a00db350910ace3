import { clsx } from 'clsx';
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { draftChanged, selectDraft } from '../../../shared/drafts/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks';
import { selectUserId } from '../../../shared/store/sessionEvents';
import { Card } from '../../../shared/ui/Card';
import { CommentSection } from '../comments/CommentSection';
import { bringToCentre } from '../list/feedDom';
import { selectHasOpenComments, selectIsHighlighted, selectPost } from '../feedSelectors';
import { editDraftKey, editEventDraftKey } from './edit/editDrafts';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import css from './PostCard.module.css';
import { PostHeader } from './PostHeader';
import { PostOptions } from './PostOptions';

const PostEditor = lazy(async () => ({ default: (await import('./edit/PostEditor')).PostEditor }));

interface PostCardProps {
  readonly postId: number;
  /** Place in the feed, from 1. */
  readonly position: number;
}

/** One post: who, what, and what can be done with it. Renders again only for changes of its own. */
export const PostCard = memo(function PostCard({ postId, position }: PostCardProps) {
  const post = useAppSelector((state) => selectPost(state, postId));
  return post ? <LoadedCard post={post} position={position} /> : null;
});

interface LoadedCardProps {
  readonly post: Post;
  readonly position: number;
}

function LoadedCard({ post, position }: LoadedCardProps) {
  const dispatch = useAppDispatch();
  const baseId = useId();
  const article = useRef<HTMLDivElement>(null);
  const { id } = post;
  const isOwn = useAppSelector((state) => selectUserId(state) === post.user.id);
  const isHighlighted = useAppSelector((state) => selectIsHighlighted(state, id));
  const hasOpenComments = useAppSelector((state) => selectHasOpenComments(state, id));
  const hasDraft = useAppSelector(
    (state) =>
      selectDraft(state, editDraftKey(id)) !== '' ||
      selectDraft(state, editEventDraftKey(id)) !== '',
  );
  const [isEditing, setIsEditing] = useState(hasDraft);

  useEffect(() => {
    if (isHighlighted && article.current) bringToCentre(article.current);
  }, [isHighlighted]);

  const startEditing = () => {
    if (!hasDraft) dispatch(draftChanged({ key: editDraftKey(id), text: post.content }));
    setIsEditing(true);
  };
  const stopEditing = () => {
    setIsEditing(false);
    article.current?.focus({ preventScroll: true });
  };
  const headingId = `${baseId}-author`;
  const commentsId = `${baseId}-comments`;
  const body = <PostBody post={post} />;
  return (
    <Card
      as="article"
      ref={article}
      spine={post.post_type}
      edgeToEdge
      className={clsx(css.card, isHighlighted && css.marked)}
      data-post-id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-posinset={position}
      aria-setsize={-1}
    >
      <PostHeader
        post={post}
        headingId={headingId}
        menu={<PostOptions post={post} isOwn={isOwn} onEdit={startEditing} />}
      />
      {isEditing && isOwn ? (
        <Suspense fallback={body}>
          <PostEditor post={post} onClose={stopEditing} />
        </Suspense>
      ) : (
        body
      )}
      <PostActions postId={id} totalComments={post.total_comments ?? 0} commentsId={commentsId} />
      {hasOpenComments ? <CommentSection id={commentsId} postId={id} /> : null}
    </Card>
  );
}
