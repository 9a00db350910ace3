import { clsx } from 'clsx';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { draftChanged, selectDraft } from '../../../shared/drafts/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks';
import { selectUserId } from '../../../shared/store/sessionEvents';
import { Card } from '../../../shared/ui/Card';
import { CommentSection } from '../comments/CommentSection';
import { bringToCentre } from '../list/feedDom';
import { selectHasOpenComments, selectIsHighlighted, selectPost } from '../feedSelectors';
import { OwnPostMenu } from './OwnPostMenu';
import { PostActions } from './PostActions';
import { PostAttachments } from './PostAttachments';
import css from './PostCard.module.css';
import { editDraftKey, PostEditor } from './PostEditor';
import { PostHeader } from './PostHeader';
import { PostText } from './PostText';

interface PostCardProps {
  readonly postId: number;
  /** Place in the feed, from 1. */
  readonly position: number;
}

/** One post: who, what, and what can be done with it. Renders again only for changes of its own. */
export const PostCard = memo(function PostCard({ postId, position }: PostCardProps) {
  const dispatch = useAppDispatch();
  const baseId = useId();
  const article = useRef<HTMLDivElement>(null);
  const post = useAppSelector((state) => selectPost(state, postId));
  const isOwn = useAppSelector((state) => selectUserId(state) === post?.user.id);
  const isHighlighted = useAppSelector((state) => selectIsHighlighted(state, postId));
  const hasOpenComments = useAppSelector((state) => selectHasOpenComments(state, postId));
  const editDraft = useAppSelector((state) => selectDraft(state, editDraftKey(postId)));
  const [isEditing, setIsEditing] = useState(editDraft !== '');

  useEffect(() => {
    if (isHighlighted && article.current) bringToCentre(article.current);
  }, [isHighlighted]);

  if (!post) return null;
  const startEditing = () => {
    if (editDraft === '') dispatch(draftChanged({ key: editDraftKey(postId), text: post.content }));
    setIsEditing(true);
  };
  const stopEditing = () => {
    setIsEditing(false);
    article.current?.focus({ preventScroll: true });
  };
  const headingId = `${baseId}-author`;
  const commentsId = `${baseId}-comments`;
  return (
    <Card
      as="article"
      ref={article}
      spine={post.post_type}
      edgeToEdge
      className={clsx(css.card, isHighlighted && css.marked)}
      data-post-id={postId}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-posinset={position}
      aria-setsize={-1}
    >
      <PostHeader
        post={post}
        headingId={headingId}
        menu={isOwn ? <OwnPostMenu post={post} onEdit={startEditing} /> : null}
      />
      {isEditing && isOwn && post.post_type === 'text' ? (
        <PostEditor post={post} onClose={stopEditing} />
      ) : post.content ? (
        <PostText text={post.content} />
      ) : null}
      <PostAttachments post={post} />
      <PostActions
        postId={postId}
        totalComments={post.total_comments ?? 0}
        commentsId={commentsId}
      />
      {hasOpenComments ? <CommentSection id={commentsId} postId={postId} /> : null}
    </Card>
  );
});
