import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { DeleteDialog } from '#shared/ui/overlays/DeleteDialog';
import { useDeletePostMutation } from '../feedApi';
import { neighbourOf } from '../list/feedDom';
import * as texts from '../texts';

interface DeletePostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Says what is deleted together with a post. */
function deletionText({ total_likes: likes, total_comments: comments }: Post): string {
  if (likes > 0 && comments > 0) return texts.deletesLikesAndComments(likes, comments);
  if (likes > 0) return texts.deletesLikes(likes);
  return comments > 0 ? texts.deletesComments(comments) : texts.deletesPost;
}

/** Asks for confirmation before a post is deleted. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const [deletePost] = useDeletePostMutation();
  return (
    <DeleteDialog
      kind="post"
      quote={post.content.trim().split('\n', 1)[0] || post.event?.title}
      description={deletionText(post)}
      actionText={feedMessages.deletePost}
      remove={async () => {
        const next = neighbourOf(post.id);
        const { error } = await deletePost(post.id);
        if (error && !hasStatus(error, 404)) return texts.deleteFailed;
        // By then the dialog is unmounted with its post and no longer traps the focus.
        requestAnimationFrame(() => next?.focus());
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
