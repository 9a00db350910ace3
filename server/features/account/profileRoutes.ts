import { accountCalls } from '#contract/calls/account';
import type { Deps } from '../../deps';
import { badRequest, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { fileUrl } from '../../presenters/fileUrl';
import { isProfileHidden } from '../../queries/visibility';
import { presentMe, presentProfile } from './accountPresenter';
import { findPerson, findPersonId, setHidesEmail, type PersonRow } from './accountRepository';
import { findConnectionState } from './connectionState';
import { parseInterests } from './interests';
import { joinDepartment } from './memberships';
import { setProfilePicture } from './profilePicture';

const DAY_SECONDS = 86_400;
const NEW_PLACES = 'new universities and departments';

/** The calls about who a person is. */
export function profileRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(accountCalls.me, async ({ caller }) =>
      presentMe(requirePerson(await findPerson(db, caller.id))),
    ),
    // To whom a person has blocked, he does not exist; he himself finds them, to take it back.
    route(accountCalls.userByName, async ({ params, caller }) => {
      const id = await findPersonId(db, params.username);
      if (id === null || (await isProfileHidden(db, caller.id, id))) throw noSuchPerson();
      return { id };
    }),
    route(accountCalls.profile, async ({ params, caller }) => {
      const person = requirePerson(await findPerson(db, params.id));
      if (await isProfileHidden(db, caller.id, person.id)) throw noSuchPerson();
      return presentProfile(person, await findConnectionState(db, caller.id, person.id));
    }),
    route(accountCalls.uploadPicture, async ({ caller, files }) => {
      const upload = files.file?.[0];
      if (!upload)
        throw badRequest('Please choose a picture.', { file: 'Please choose a picture.' });
      return { filename: fileUrl(await setProfilePicture(deps, caller.id, upload)) };
    }),
    route(accountCalls.changePrivacy, async ({ caller, body }) => {
      await setHidesEmail(db, caller.id, body.hides_email);
      return presentMe(requirePerson(await findPerson(db, caller.id)));
    }),
    route(accountCalls.completeStep1, async ({ caller, body }) => {
      const membership = {
        university: body.university_name,
        department: body.department,
        interests: parseInterests(body.fields_of_interest),
      };
      const { newPlacesPerDay: points } = deps.config.personLimits;
      const placeLimit = { name: 'new-places', points, seconds: DAY_SECONDS, things: NEW_PLACES };
      await joinDepartment(db, caller.id, membership, () =>
        deps.limits.consume(placeLimit, String(caller.id)),
      );
      return presentMe(requirePerson(await findPerson(db, caller.id)));
    }),
  ];
}

const noSuchPerson = () => notFound('There is no such person.');

function requirePerson(person: PersonRow | null): PersonRow {
  if (!person) throw noSuchPerson();
  return person;
}
