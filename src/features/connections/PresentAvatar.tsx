import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';

interface PresentAvatarProps {
  readonly person: ChatPartner;
  readonly size: number;
}

/** Somebody's picture, with a dot while that person is online. */
export function PresentAvatar({ person, size }: PresentAvatarProps) {
  const isOnline = useAppSelector((state) => state.chat.online[person.id] === true);
  return <Avatar name={person.username} src={person.avatar} size={size} online={isOnline} />;
}
