import { Trash2 } from 'lucide-react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeletePostMutation } from '../postActionsApi';
import { neighbourOf } from '../list/feedDom';

interface DeletePostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

const counted = (count: number, word: string) => `${count} ${count === 1 ? word : `${word}s`}`;

/** What goes with a post when it goes. */
function lossText({ total_likes: likes, total_comments: comments = 0 }: Post): string {
  const losses = [
    ...(likes > 0 ? [counted(likes, 'like')] : []),
    ...(comments > 0 ? [counted(comments, 'comment')] : []),
  ];
  if (losses.length === 0) return 'This cannot be undone.';
  const single = likes + comments === 1;
  return `Its ${losses.join(' and ')} ${single ? 'goes' : 'go'} with it. This cannot be undone.`;
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const dispatch = useAppDispatch();
  const [deletePost, { isLoading, isError }] = useDeletePostMutation();
  const handleDelete = async () => {
    const next = neighbourOf(post.id);
    const { error } = await deletePost(post.id);
    if (error && !hasStatus(error, 404)) return;
    dispatch(notify({ kind: 'success', text: 'Post deleted.' }));
    // The dialog is gone with its post by then, and holds the focus no longer.
    requestAnimationFrame(() => next?.focus());
  };
  const firstLine = post.content.trim().split('\n', 1)[0] || post.event?.title;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete this post?"
      quote={firstLine}
      description={lossText(post)}
      actionText={feedMessages.delete}
      actionIcon={Trash2}
      busy={isLoading}
      onAction={() => void handleDelete()}
    >
      {isError && !isLoading ? (
        <Notice tone="danger" role="alert">
          The post could not be deleted. Please try again.
        </Notice>
      ) : null}
    </AlertDialog>
  );
}
