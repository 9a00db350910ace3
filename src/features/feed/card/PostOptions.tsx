import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { Menu } from '#shared/ui/overlays/Menu';
import * as texts from '../texts';

const DeletePostDialog = lazyLayer(
  async () => (await import('./DeletePostDialog')).DeletePostDialog,
);
const ReportPostDialog = lazyLayer(
  async () => (await import('./ReportPostDialog')).ReportPostDialog,
);

interface PostOptionsProps {
  readonly post: Post;
  /** Whether the reader wrote the post. */
  readonly isOwn: boolean;
  readonly onEdit: () => void;
}

/** The menu of a post, and the dialogs that its items open. */
export function PostOptions({ post, isOwn, onEdit }: PostOptionsProps) {
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const close = () => setDialog(null);
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
                    onSelect: () => setDialog('delete'),
                  },
                ],
              ]
            : [
                [
                  {
                    label: feedMessages.report,
                    icon: 'Flag',
                    onSelect: () => setDialog('report'),
                  },
                ],
              ]
        }
      />
      {dialog === 'delete' ? <DeletePostDialog post={post} onClose={close} /> : null}
      {dialog === 'report' ? <ReportPostDialog post={post} onClose={close} /> : null}
    </>
  );
}
