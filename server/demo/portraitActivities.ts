import { setProfilePicture } from '#server/features/account/profile/setProfilePicture';
import { withAsset } from './assets';
import type { DemoName } from './content/people';
import type { Activity } from './activity';
import { DAY } from './shapes';

/** All others keep the letter avatar. */
const pictured: readonly DemoName[] = [
  'yasmin_k',
  'nusrat_j',
  'tanvir.h',
  's.rahman',
  'anika_k',
  'imran_z',
  'sadia.noor',
  'kamal_ee',
];

/** The profile pictures. */
export const portraitActivities: readonly Activity[] = pictured.map((name) => ({
  ago: 24 * DAY,
  async act({ deps, userId }) {
    await withAsset(deps, `portraits/${name}.webp`, (upload) =>
      setProfilePicture(deps, userId(name), { upload, isGenerated: false }),
    );
  },
}));
