import { Ban, CircleUserRound, Ellipsis, Undo2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Menu, MenuItem, MenuLink } from '#shared/ui/overlays/Menu';
import { paths } from '#shared/paths';
import { partFrom, takeRequestBack } from '../state/connectionThunks';
import { BlockDialog } from './BlockDialog';

interface PersonMenuProps {
  readonly person: ChatPartner;
  /** The connection that can be removed. */
  readonly connectionId?: number | undefined;
  /** The reader's own request that can be taken back. */
  readonly requestId?: number | undefined;
  /** Whether it leads to the profile, where it does not stand on it. */
  readonly hasProfileLink?: boolean | undefined;
}

/** What is rarely done about somebody: part, take a request back, block. */
export function PersonMenu(props: PersonMenuProps) {
  const { person, connectionId, requestId, hasProfileLink = false } = props;
  const dispatch = useAppDispatch();
  const [isBlocking, setIsBlocking] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" icon={Ellipsis} label={`More about ${person.username}`} />}
      >
        {hasProfileLink ? (
          <MenuLink icon={CircleUserRound} to={paths.profile(person.username)}>
            View profile
          </MenuLink>
        ) : null}
        {requestId === undefined ? null : (
          <MenuItem
            icon={Undo2}
            onSelect={() => void dispatch(takeRequestBack({ requestId, person }))}
          >
            Withdraw request
          </MenuItem>
        )}
        {connectionId === undefined ? null : (
          <MenuItem icon={UserMinus} onSelect={() => void dispatch(partFrom(person, connectionId))}>
            Remove connection
          </MenuItem>
        )}
        <MenuItem danger icon={Ban} onSelect={() => setIsBlocking(true)}>
          Block {person.username}
        </MenuItem>
      </Menu>
      <BlockDialog person={person} open={isBlocking} onOpenChange={setIsBlocking} />
    </>
  );
}
