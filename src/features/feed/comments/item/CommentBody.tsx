import { clsx } from 'clsx';
import { useRef, useState, type Ref } from 'react';
import type { Comment } from '#contract/entities/comment';
import { LinkCards } from '#shared/cards/LinkCards';
import { draftChanged, selectDraft } from '#shared/drafts/draftsSlice';
import { nameOf } from '#shared/lib/people';
import { Quotes } from '#shared/quotes/Quotes';
import { fullTime } from '#shared/lib/timeLabel';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Avatar } from '#shared/ui/marks/Avatar';
import { PersonLink } from '#shared/ui/people/PersonLink';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { LikeButton } from '../../card/PostActions';
import { RichText } from '../../card/RichText';
import { isFocusFree } from '../../list/feedDom';
import { selectMayComment } from '../../postActions';
import * as texts from '../../texts';
import { editDraftKey } from '../draftKeys';
import css from './CommentItem.module.css';
import { CommentEditor } from './CommentEditor';
import { toggleCommentLike } from './commentLikes';
import { CommentOptions } from './CommentOptions';

interface CommentBodyProps {
  readonly postId: number;
  /** The author of the post, if known. */
  readonly authorId: number | undefined;
  readonly comment: Comment;
  readonly isReplying: boolean;
  readonly replyButton: Ref<HTMLButtonElement>;
  readonly onReply: () => void;
}

/** A comment without its replies: author, text, time, likes and menu; or its editor. */
export function CommentBody(props: CommentBodyProps) {
  const { postId, authorId, comment, isReplying, replyButton, onReply } = props;
  const { id, user, edited_at: editedAt } = comment;
  const dispatch = useAppDispatch();
  const body = useRef<HTMLDivElement>(null);
  const isOwn = useAppSelector(({ session }) => session.me?.username === user.username);
  const isOwnPost = useAppSelector(({ session }) => session.userId === authorId);
  const mayComment = useAppSelector((state) => selectMayComment(state, postId));
  const hasDraft = useAppSelector((state) => selectDraft(state, editDraftKey(id)) !== '');
  const [editing, setEditing] = useState<'chosen' | 'restored' | null>(
    isOwn && hasDraft ? 'restored' : null,
  );
  if (comment.deleted && !editing) return <p className={css.removed}>{comment.content}</p>;
  const startEditing = () => {
    if (!hasDraft) dispatch(draftChanged({ key: editDraftKey(id), text: comment.content }));
    setEditing('chosen');
  };
  const stopEditing = () => {
    setEditing(null);
    if (isFocusFree(body.current)) body.current?.closest('li')?.focus({ preventScroll: true });
  };
  return (
    <div ref={body} className={css.comment}>
      <Avatar name={nameOf(user)} src={user.profile_picture} size={32} />
      {editing ? (
        <CommentEditor
          postId={postId}
          comment={comment}
          takesFocus={editing === 'chosen'}
          onClose={stopEditing}
        />
      ) : (
        <div className={css.side}>
          <div className={css.line}>
            <div className={css.bubble}>
              <PersonLink className={clsx(css.name, 'touch-target')} of={user} />
              <p className={css.text}>
                <RichText text={comment.content} mentions={comment.mentions} />
              </p>
              <LinkCards text={comment.content} />
              <Quotes quotes={comment.quotes} />
            </div>
            <CommentOptions
              postId={postId}
              comment={comment}
              isOwn={isOwn}
              isOwnPost={isOwnPost}
              onEdit={startEditing}
            />
          </div>
          <p className={css.meta}>
            <RelativeTime stamp={comment.created_at} />
            {editedAt ? (
              <time dateTime={editedAt} title={texts.editedAt(fullTime(editedAt))}>
                {texts.edited}
              </time>
            ) : null}
            <CommentLike postId={postId} comment={comment} />
            {mayComment ? (
              <Button
                ref={replyButton}
                variant="link"
                aria-expanded={isReplying}
                aria-label={texts.replyTo(nameOf(user))}
                onClick={onReply}
              >
                {texts.reply}
              </Button>
            ) : null}
          </p>
        </div>
      )}
    </div>
  );
}

function CommentLike({ postId, comment }: Pick<CommentBodyProps, 'postId' | 'comment'>) {
  const dispatch = useAppDispatch();
  const desired = useAppSelector((state) => state.feed.commentLikes[comment.id]);
  const { total_likes: total, user_liked: wasLiked } = comment;
  const isLiked = desired ?? wasLiked;
  return (
    <LikeButton
      className={clsx(css.like, 'touch-target')}
      size="sm"
      isLiked={isLiked}
      total={total + Number(isLiked) - Number(wasLiked)}
      label={(likes) => texts.likeComment(nameOf(comment.user), likes)}
      hidesZero
      thing={{ postId, commentId: comment.id }}
      onClick={() => void dispatch(toggleCommentLike(postId, comment))}
    />
  );
}
