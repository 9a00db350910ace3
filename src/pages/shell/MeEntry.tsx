import { CircleUserRound } from 'lucide-react';
import { nameOf } from '#shared/lib/people';
import { selectMe } from '#features/session/sessionSelectors';
import { paths } from '#shared/paths';
import { useAppSelector } from '#shared/store/hooks';
import { NavEntry } from '#shared/ui/layout/NavEntry';
import { Avatar } from '#shared/ui/marks/Avatar';
import * as texts from './texts';

const PICTURE_PIXELS = 24;

/** The link to the user's own profile: their picture above the word Me. */
export function MeEntry() {
  const me = useAppSelector(selectMe);
  const username = me?.username ?? '';
  return (
    <NavEntry
      item={{ to: paths.profile(username), label: texts.me, icon: CircleUserRound }}
      picture={me && <Avatar name={nameOf(me)} src={me.profile_picture} size={PICTURE_PIXELS} />}
    />
  );
}
