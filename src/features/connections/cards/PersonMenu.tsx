import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { isDeletedUser } from '#contract/names/deletedUser';
import { useReport } from '#shared/report/useReport';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import { paths } from '#shared/paths';
import { nameOf } from '#shared/lib/people';
import { disconnectFrom } from '../state/connectionThunks';
import { withdrawOwnRequest } from '../state/undo';
import * as texts from '../texts';
import { BlockDialog } from './BlockDialog';

interface PersonMenuProps {
  readonly person: ChatPartner;
  /** The id of the connection, if it can be removed. */
  readonly connectionId?: number | undefined;
  /** The id of the user's own request, if it can be withdrawn. */
  readonly requestId?: number | undefined;
  /** Whether to link to the profile; false on the profile itself. */
  readonly hasProfileLink?: boolean | undefined;
}

/**
 * The less frequent actions for a person: disconnect, withdraw a request, report, block. A deleted
 * account has none.
 */
export function PersonMenu(props: PersonMenuProps) {
  const { person, connectionId, requestId, hasProfileLink = false } = props;
  const dispatch = useAppDispatch();
  const [isBlocking, setIsBlocking] = useState(false);
  const openReport = useReport();
  const { id } = person;
  if (isDeletedUser(person.username)) return null;
  const items: MenuItem[] = [];
  if (hasProfileLink)
    items.push({
      label: texts.viewProfile,
      icon: 'CircleUserRound',
      to: paths.profile(person.username),
    });
  if (requestId !== undefined)
    items.push({
      label: texts.withdrawRequest,
      icon: 'Undo2',
      onSelect: () => void dispatch(withdrawOwnRequest({ requestId, person })),
    });
  if (connectionId !== undefined)
    items.push({
      label: texts.removeConnection,
      icon: 'UserMinus',
      onSelect: () => void dispatch(disconnectFrom(person, connectionId)),
    });
  items.push({
    label: texts.reportPerson(nameOf(person)),
    icon: 'Flag',
    onSelect: () => openReport({ kind: 'person', id, author: person, authorId: id }),
  });
  items.push({
    label: texts.blockPerson(nameOf(person)),
    icon: 'Ban',
    isDanger: true,
    onSelect: () => setIsBlocking(true),
  });
  return (
    <>
      <Menu size="sm" icon={Ellipsis} label={texts.moreAbout(nameOf(person))} groups={[items]} />
      <BlockDialog person={person} open={isBlocking} onOpenChange={setIsBlocking} />
    </>
  );
}
