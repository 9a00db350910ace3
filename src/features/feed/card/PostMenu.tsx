import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { feedMessages } from '#contract/messages';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Menu, MenuItem, MenuSeparator } from '#shared/ui/overlays/Menu';

interface PostMenuProps {
  /** Whether the reader wrote the post. */
  readonly isOwn: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onReport: () => void;
}

/** What can be done with a post. It opens as soon as it is there: the press that loaded it meant that. */
export function PostMenu({ isOwn, onEdit, onDelete, onReport }: PostMenuProps) {
  return (
    <Menu defaultOpen trigger={<IconButton label="Post options" icon={Ellipsis} />}>
      {isOwn ? (
        <>
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {feedMessages.edit}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            {feedMessages.delete}
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={Flag} onSelect={onReport}>
          {feedMessages.report}
        </MenuItem>
      )}
    </Menu>
  );
}
