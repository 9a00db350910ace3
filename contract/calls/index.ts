import type { Call } from '../defineCall';
import type { CallName } from '../paths';
import { accountCalls } from './account';
import { accountSettingsCalls } from './accountSettings';
import { assistantCalls } from './assistant';
import { calendarCalls } from './calendar';
import { chatCalls } from './chat';
import { connectionCalls } from './connections';
import { interactionCalls } from './interactions';
import { notificationCalls } from './notifications';
import { postCalls } from './posts';
import { researchCalls } from './research';
import { universityCalls } from './universities';

/** Every call of the API by name. */
export const calls = {
  ...accountCalls,
  ...accountSettingsCalls,
  ...postCalls,
  ...interactionCalls,
  ...connectionCalls,
  ...researchCalls,
  ...universityCalls,
  ...notificationCalls,
  ...calendarCalls,
  ...chatCalls,
  ...assistantCalls,
} satisfies Readonly<Record<CallName, Call>>;
export type Calls = typeof calls;
export type { CallName };
