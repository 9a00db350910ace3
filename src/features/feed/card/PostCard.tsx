import { clsx } from 'clsx';
import { memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { draftChanged } from '#shared/drafts/draftsSlice';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppDispatch } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { CommentSection } from '../comments/CommentSection';
import { bringToCentre, leaveEditor } from '../list/feedDom';
import { editDraftKey } from '../feedState';
import { actionsOn } from '../postActions';
import type { EventParts } from './event/EventBody';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import css from './PostCard.module.css';
import { PostHeader } from './PostHeader';
import { PostOptions } from './PostOptions';

const PostEditor = lazyPart(async () => (await import('./edit/PostEditor')).PostEditor);

/** The part of the state that the card of a post shows. */
export interface CardView {
  readonly post: Post;
  /** The signed-in user. */
  readonly readerId: number | null;
  readonly isLiked: boolean;
  readonly totalLikes: number;
  readonly isHighlighted: boolean;
  readonly hasOpenComments: boolean;
  /** Whether the reader has an unfinished edit of the post. */
  readonly hasDraft: boolean;
}

interface PostCardProps extends CardView {
  /** The position in the feed, starting at 1. */
  readonly position: number;
  readonly eventParts: EventParts;
}

/**
 * The card of a post. The list renders on every change to one of its posts, and passes each card its
 * fields as props so that `memo` stops there for all the others.
 */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  return (
    <PartBoundary part="post" as="article">
      <PostArticle {...props} />
    </PartBoundary>
  );
});

function PostArticle(props: PostCardProps) {
  const { post, readerId, position, eventParts } = props;
  const { isHighlighted, hasOpenComments, hasDraft } = props;
  const dispatch = useAppDispatch();
  const baseId = useId();
  const article = useRef<HTMLDivElement>(null);
  const { id } = post;
  const actions = actionsOn(post, readerId);
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
    leaveEditor(article.current);
  };
  const headingId = `${baseId}-author`;
  const commentsId = `${baseId}-comments`;
  const body = <PostBody post={post} eventParts={eventParts} />;
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
        menu={<PostOptions post={post} actions={actions} onEdit={startEditing} />}
      />
      {isEditing && actions.includes('edit') ? (
        <Suspense fallback={body}>
          <PostEditor post={post} onClose={stopEditing} />
        </Suspense>
      ) : (
        body
      )}
      <PostActions
        postId={id}
        isLiked={props.isLiked}
        totalLikes={props.totalLikes}
        totalComments={post.total_comments}
        documents={post.documents}
        canShare={actions.includes('share')}
        openCommentsId={hasOpenComments ? commentsId : undefined}
      />
      {hasOpenComments ? (
        <CommentSection
          id={commentsId}
          postId={id}
          authorId={post.user.id}
          className={css.comments}
        />
      ) : null}
    </Card>
  );
}
