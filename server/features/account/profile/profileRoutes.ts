import { accountCalls } from '#contract/calls/account';
import type { Deps } from '#domain/deps';
import { badRequest } from '#server/platform/http/problem';
import { route, type Route } from '#server/platform/http/route';
import { fileUrl } from '#domain/files';
import { presentMe, presentProfile } from '../accountPresenter';
import * as texts from '../texts';
import { changeDetails } from './changeDetails';
import { changePrivacy } from './changePrivacy';
import { parseInterests } from './parseInterests';
import { joinDepartment } from './joinDepartment';
import { setProfilePicture } from './setProfilePicture';
import { readDetails } from './readDetails';
import { readMe } from './readMe';
import { findIdByName, readProfile } from './readProfile';

const DAY_SECONDS = 86_400;

/** The calls for profiles. */
export function profileRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(accountCalls.me, async ({ caller }) => presentMe(await readMe(db, caller.id))),
    route(accountCalls.userByName, ({ params, caller }) =>
      findIdByName(db, caller.id, { username: params.username, now: deps.clock.now() }),
    ),
    route(accountCalls.profile, async ({ params, caller }) =>
      presentProfile(await readProfile(db, caller.id, params.id)),
    ),
    route(accountCalls.uploadPicture, async ({ caller, body, files }) => {
      const upload = files.file?.[0];
      if (!upload) throw badRequest(texts.choosePicture, { file: texts.choosePicture });
      const picture = { upload, isGenerated: body.origin === 'generated' };
      return { filename: fileUrl(await setProfilePicture(deps, caller.id, picture)) };
    }),
    route(accountCalls.changePrivacy, async ({ caller, body }) => {
      await changePrivacy(deps, caller.id, body);
      return presentMe(await readMe(db, caller.id));
    }),
    route(accountCalls.changeDetails, async ({ caller, body }) => {
      await changeDetails(db, caller.id, readDetails(body, deps.clock.now()));
      return presentMe(await readMe(db, caller.id));
    }),
    route(accountCalls.completeStep1, async ({ caller, body }) => {
      const membership = {
        university: body.university_name,
        department: body.department,
        interests: parseInterests(body.fields_of_interest),
      };
      const { newPlacesPerDay: points } = deps.config.personLimits;
      const refusal = texts.tooManyNewPlaces;
      const placeLimit = { name: 'new-places', points, seconds: DAY_SECONDS, refusal };
      await joinDepartment(db, caller.id, membership, () =>
        deps.limits.consume(placeLimit, String(caller.id)),
      );
      return presentMe(await readMe(db, caller.id));
    }),
  ];
}
