import { accountCalls } from '#contract/calls/account';
import type { Deps } from '../../deps';
import { badRequest, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { fileUrl } from '../../presenters/fileUrl';
import { hasBlocked } from '../../queries/blocks';
import { presentMe, presentProfile } from './accountPresenter';
import { findPerson, findPersonId, setHidesEmail, type PersonRow } from './accountRepository';
import { findConnectionState } from './connectionState';
import { parseInterests } from './interests';
import { joinDepartment } from './memberships';
import { setProfilePicture } from './profilePicture';

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
      if (id === null || (await hasBlocked(db, id, caller.id))) throw noSuchPerson();
      return { id };
    }),
    route(accountCalls.profile, async ({ params, caller }) => {
      const person = requirePerson(await findPerson(db, params.id));
      if (await hasBlocked(db, person.id, caller.id)) throw noSuchPerson();
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
      await joinDepartment(db, caller.id, {
        university: body.university_name,
        department: body.department,
        interests: parseInterests(body.fields_of_interest),
      });
      return presentMe(requirePerson(await findPerson(db, caller.id)));
    }),
  ];
}

const noSuchPerson = () => notFound('There is no such person.');

function requirePerson(person: PersonRow | null): PersonRow {
  if (!person) throw noSuchPerson();
  return person;
}
