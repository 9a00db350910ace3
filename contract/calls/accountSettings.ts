import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { oneOf, record } from '../schema';
import { newPassword, otp } from './account';
import { at, Detail } from './common';

const tag = 'Account';
/** The current password is only compared, so its length follows no rule for new ones. */
const currentPassword = Type.String({ minLength: 1, maxLength: 1024 });

/** The calls with which signed-in users manage their account. */
export const accountSettingsCalls = {
  requestAccountCode: defineCall({
    ...at('requestAccountCode'),
    tag,
    access: 'verified',
    summary: 'Email a code that replaces the password of an account without one',
    bodyKind: 'json',
    body: record({ purpose: oneOf('set_password') }),
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
};
