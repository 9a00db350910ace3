import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Post, PostAction } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useReport } from '#shared/report/useReport';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import * as texts from '../texts';

const DeletePostDialog = lazyLayer(
  async () => (await import('./DeletePostDialog')).DeletePostDialog,
);

interface PostOptionsProps {
  readonly post: Post;
  /** The actions that the reader may take on the post. */
  readonly actions: readonly PostAction[];
  readonly onEdit: () => void;
}

/** The menu of a post, and the dialog that deletes it. */
export function PostOptions({ post, actions, onEdit }: PostOptionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const openReport = useReport();
  const { id, user: author } = post;
  const edit: MenuItem = { label: feedMessages.edit, icon: 'Pencil', onSelect: onEdit };
  const remove: MenuItem = {
    label: feedMessages.deletePost,
    icon: 'Trash2',
    isDanger: true,
    onSelect: () => setIsDeleting(true),
  };
  const report: MenuItem = {
    label: feedMessages.report,
    icon: 'Flag',
    onSelect: () => openReport({ kind: 'post', id, author, authorId: author.id }),
  };
  const groups = [
    ...(actions.includes('edit') ? [[edit]] : []),
    ...(actions.includes('delete') ? [[remove]] : []),
    ...(actions.includes('report') ? [[report]] : []),
  ];
  return (
    <>
      {groups.length > 0 ? (
        <Menu icon={Ellipsis} label={texts.postOptions} groups={groups} />
      ) : null}
      {isDeleting ? <DeletePostDialog post={post} onClose={() => setIsDeleting(false)} /> : null}
    </>
  );
}
