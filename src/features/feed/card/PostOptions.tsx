import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useReport } from '#shared/report/useReport';
import { Menu } from '#shared/ui/overlays/Menu';
import * as texts from '../texts';

const DeletePostDialog = lazyLayer(
  async () => (await import('./DeletePostDialog')).DeletePostDialog,
);

interface PostOptionsProps {
  readonly post: Post;
  /** Whether the reader wrote the post. */
  readonly isOwn: boolean;
  readonly onEdit: () => void;
}

/** The menu of a post, and the dialog that deletes it. */
export function PostOptions({ post, isOwn, onEdit }: PostOptionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const openReport = useReport();
  const { id, user: author } = post;
  return (
    <>
      <Menu
        icon={Ellipsis}
        label={texts.postOptions}
        groups={
          isOwn
            ? [
                [{ label: feedMessages.edit, icon: 'Pencil', onSelect: onEdit }],
                [
                  {
                    label: feedMessages.deletePost,
                    icon: 'Trash2',
                    isDanger: true,
                    onSelect: () => setIsDeleting(true),
                  },
                ],
              ]
            : [
                [
                  {
                    label: feedMessages.report,
                    icon: 'Flag',
                    onSelect: () => openReport({ kind: 'post', id, author, authorId: author.id }),
                  },
                ],
              ]
        }
      />
      {isDeleting ? <DeletePostDialog post={post} onClose={() => setIsDeleting(false)} /> : null}
    </>
  );
}
