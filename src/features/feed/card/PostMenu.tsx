import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { feedMessages } from '#contract/messages';
import { IconButton } from '../../../shared/ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/Menu';

interface PostMenuProps {
  /** Left out where the post cannot be edited here. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** What an author can do with a post. It opens as soon as it is there: the press that loaded it meant that. */
export function PostMenu({ onEdit, onDelete }: PostMenuProps) {
  return (
    <Menu defaultOpen trigger={<IconButton label="Post options" icon={Ellipsis} />}>
      {onEdit ? (
        <>
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {feedMessages.edit}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem icon={Trash2} danger onSelect={onDelete}>
        {feedMessages.delete}
      </MenuItem>
    </Menu>
  );
}
