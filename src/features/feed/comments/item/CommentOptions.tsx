import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Comment } from '#contract/entities/comment';
import { feedMessages } from '#contract/messages';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { nameOf } from '#shared/lib/people';
import { copyLink } from '#shared/notify/copyLink';
import { paths } from '#shared/paths';
import { useReport } from '#shared/report/useReport';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import * as texts from '../../texts';

const DeleteCommentDialog = lazyLayer(
  async () => (await import('./DeleteCommentDialog')).DeleteCommentDialog,
);

interface CommentOptionsProps {
  readonly postId: number;
  readonly comment: Comment;
  /** Whether the reader wrote the comment. */
  readonly isOwn: boolean;
  /** Whether the reader wrote the post. */
  readonly isOwnPost: boolean;
  readonly onEdit: () => void;
}

/** The menu of a comment, and the dialog that deletes it. */
export function CommentOptions(props: CommentOptionsProps) {
  const { postId, comment, isOwn, isOwnPost, onEdit } = props;
  const dispatch = useAppDispatch();
  const [isDeleting, setIsDeleting] = useState(false);
  const openReport = useReport();
  const edit: MenuItem = { label: texts.editComment, icon: 'Pencil', onSelect: onEdit };
  const report: MenuItem = {
    label: texts.reportComment,
    icon: 'Flag',
    onSelect: () => openReport({ kind: 'comment', id: comment.id, author: comment.user }),
  };
  const copy: MenuItem = {
    label: texts.copyCommentLink,
    icon: 'Link2',
    onSelect: () =>
      void dispatch(copyLink(paths.comment(postId, comment.id), feedMessages.linkCopied)),
  };
  const remove: MenuItem = {
    label: isOwn ? texts.deleteComment : texts.removeComment,
    icon: 'Trash2',
    isDanger: true,
    onSelect: () => setIsDeleting(true),
  };
  return (
    <>
      <Menu
        icon={Ellipsis}
        size="sm"
        label={texts.commentOptions(nameOf(comment.user))}
        groups={[[isOwn ? edit : report, copy], isOwn || isOwnPost ? [remove] : []]}
      />
      {isDeleting ? (
        <DeleteCommentDialog
          postId={postId}
          comment={comment}
          isOwn={isOwn}
          onClose={() => setIsDeleting(false)}
        />
      ) : null}
    </>
  );
}
