import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { Me } from '../entities/person';
import { Session } from '../entities/session';
import { Iso, oneOf, record } from '../schema';
import { email, newPassword, newUsername, otp } from './account';
import { at, Detail, idParams } from './common';

const tag = 'Account';
/** The current password is only compared, so its length follows no rule for new ones. */
const currentPassword = Type.String({ minLength: 1, maxLength: 1024 });
/** The token of a link that undoes a change of address. */
const undoToken = Type.String({ minLength: 1, maxLength: 100 });

/** The calls with which signed-in users manage their account. */
export const accountSettingsCalls = {
  requestAccountCode: defineCall({
    ...at('requestAccountCode'),
    tag,
    access: 'verified',
    summary: 'Email a code that replaces the password of an account without one',
    bodyKind: 'json',
    body: record({ purpose: oneOf('set_password', 'change_email', 'delete_account') }),
    response: Detail,
  }),
  changePassword: defineCall({
    ...at('changePassword'),
    tag,
    access: 'verified',
    summary: 'Change or set the password and end all other sessions',
    bodyKind: 'json',
    body: record({
      current_password: Type.Optional(currentPassword),
      otp: Type.Optional(otp),
      new_password: newPassword,
    }),
    response: Detail,
  }),
  changeEmail: defineCall({
    ...at('changeEmail'),
    tag,
    access: 'verified',
    summary: 'Email a code to a new address for the account',
    bodyKind: 'json',
    body: record({
      new_email: email,
      password: Type.Optional(currentPassword),
      otp: Type.Optional(otp),
    }),
    response: Detail,
  }),
  confirmEmail: defineCall({
    ...at('confirmEmail'),
    tag,
    access: 'verified',
    summary: 'Change the address with the code emailed to the new one',
    bodyKind: 'json',
    body: record({ otp }),
    response: Me,
  }),
  undoEmailChange: defineCall({
    ...at('undoEmailChange'),
    tag,
    access: 'anonymous',
    summary: 'Restore the former address with the link emailed to it, and end every session',
    params: record({ token: undoToken }),
    response: Detail,
  }),
  changeUsername: defineCall({
    ...at('changeUsername'),
    tag,
    access: 'verified',
    summary: 'Change the username, which stays reserved for 90 days',
    bodyKind: 'json',
    body: record({ username: newUsername }),
    response: Me,
  }),
  verifyInstitution: defineCall({
    ...at('verifyInstitution'),
    tag,
    access: 'verified',
    summary: 'Email a code to an address at a university, to prove that it is the caller’s',
    bodyKind: 'json',
    body: record({ email }),
    response: Detail,
  }),
  confirmInstitution: defineCall({
    ...at('confirmInstitution'),
    tag,
    access: 'verified',
    summary: 'Prove the institution address with the code emailed to it',
    bodyKind: 'json',
    body: record({ otp }),
    response: Me,
  }),
  removeInstitution: defineCall({
    ...at('removeInstitution'),
    tag,
    access: 'verified',
    summary: 'Forget the institution address',
    status: 204,
    response: null,
  }),
  listSessions: defineCall({
    ...at('listSessions'),
    tag,
    access: 'verified',
    summary: 'The places where the caller is signed in, most recently used first',
    response: Type.Array(Session),
  }),
  endSession: defineCall({
    ...at('endSession'),
    tag,
    access: 'verified',
    summary: 'End one session of the caller and close its sockets',
    params: idParams,
    status: 204,
    response: null,
  }),
  endOtherSessions: defineCall({
    ...at('endOtherSessions'),
    tag,
    access: 'verified',
    summary: 'End all other sessions of the caller and close their sockets',
    status: 204,
    response: null,
  }),
  requestDeletion: defineCall({
    ...at('requestDeletion'),
    tag,
    access: 'verified',
    duringDeletion: true,
    summary: 'Hide the account, end its sessions and delete it after 14 days',
    bodyKind: 'json',
    body: record({ password: Type.Optional(currentPassword), otp: Type.Optional(otp) }),
    response: record({ deletion_at: Iso }),
  }),
  keepAccount: defineCall({
    ...at('keepAccount'),
    tag,
    access: 'verified',
    duringDeletion: true,
    summary: 'Keep an account that is about to be deleted',
    status: 204,
    response: null,
  }),
};
