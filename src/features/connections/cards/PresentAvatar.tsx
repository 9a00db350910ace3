import { nameOf } from '#shared/lib/people';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';

interface PresentAvatarProps {
  readonly person: ChatPartner;
  readonly size: number;
}

/** A person's picture, with a dot while they are online. */
export function PresentAvatar({ person, size }: PresentAvatarProps) {
  const isOnline = useAppSelector((state) => state.chat.online[person.id] === true);
  return <Avatar name={nameOf(person)} src={person.avatar} size={size} online={isOnline} />;
}
