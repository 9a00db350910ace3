import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import { paths } from '#shared/paths';
import { partFrom } from '../state/connectionThunks';
import { takeRequestBack } from '../state/undo';
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
  const items: MenuItem[] = [];
  if (hasProfileLink)
    items.push({
      label: 'View profile',
      icon: 'CircleUserRound',
      to: paths.profile(person.username),
    });
  if (requestId !== undefined)
    items.push({
      label: 'Withdraw request',
      icon: 'Undo2',
      onSelect: () => void dispatch(takeRequestBack({ requestId, person })),
    });
  if (connectionId !== undefined)
    items.push({
      label: 'Remove connection',
      icon: 'UserMinus',
      onSelect: () => void dispatch(partFrom(person, connectionId)),
    });
  items.push({
    label: `Block ${person.username}`,
    icon: 'Ban',
    isDanger: true,
    onSelect: () => setIsBlocking(true),
  });
  return (
    <>
      <Menu size="sm" icon={Ellipsis} label={`More about ${person.username}`} groups={[items]} />
      <BlockDialog person={person} open={isBlocking} onOpenChange={setIsBlocking} />
    </>
  );
}
