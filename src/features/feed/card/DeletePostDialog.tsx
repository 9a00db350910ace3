import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { DeleteDialog } from '#shared/ui/overlays/DeleteDialog';
import { useDeletePostMutation } from '../feedApi';
import { neighbourOf } from '../list/feedDom';

interface DeletePostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

const counted = (count: number, word: string) => `${count} ${count === 1 ? word : `${word}s`}`;

/** Says what is deleted together with a post. */
function lossText({ total_likes: likes, total_comments: comments = 0 }: Post): string {
  const losses = [
    ...(likes > 0 ? [counted(likes, 'like')] : []),
    ...(comments > 0 ? [counted(comments, 'comment')] : []),
  ];
  if (losses.length === 0) return 'This cannot be undone.';
  return `This also deletes its ${losses.join(' and ')}. This cannot be undone.`;
}

/** Asks for confirmation before a post is deleted. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const [deletePost] = useDeletePostMutation();
  return (
    <DeleteDialog
      kind="post"
      quote={post.content.trim().split('\n', 1)[0] || post.event?.title}
      description={lossText(post)}
      actionText={feedMessages.delete}
      remove={async () => {
        const next = neighbourOf(post.id);
        const { error } = await deletePost(post.id);
        if (error && !hasStatus(error, 404))
          return 'The post could not be deleted. Please try again.';
        // By then the dialog is unmounted with its post and no longer traps the focus.
        requestAnimationFrame(() => next?.focus());
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
