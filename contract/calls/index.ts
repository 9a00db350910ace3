import type { Call } from '../defineCall';
import type { CallName } from '../paths';
import { accountCalls } from './account';
import { accountSettingsCalls } from './accountSettings';
import { chatbotCalls } from './chatbot';
import { calendarCalls } from './calendar';
import { cardCalls } from './cards';
import { chatCalls } from './chat';
import { connectionCalls } from './connections';
import { exportCalls } from './exports';
import { interactionCalls } from './interactions';
import { libraryCalls } from './library';
import { matrixCalls } from './matrices';
import { notificationCalls } from './notifications';
import { postCalls } from './posts';
import { pushCalls } from './push';
import { reportCalls } from './reports';
import { researchCalls } from './research';
import { searchCalls } from './search';
import { sessionLogCalls } from './sessionLogs';
import { siteCalls } from './site';
import { tagCalls } from './tags';
import { universityCalls } from './universities';

/** Every call of the API by name. */
export const calls = {
  ...accountCalls,
  ...accountSettingsCalls,
  ...exportCalls,
  ...postCalls,
  ...interactionCalls,
  ...reportCalls,
  ...connectionCalls,
  ...researchCalls,
  ...searchCalls,
  ...tagCalls,
  ...universityCalls,
  ...notificationCalls,
  ...siteCalls,
  ...sessionLogCalls,
  ...pushCalls,
  ...calendarCalls,
  ...cardCalls,
  ...libraryCalls,
  ...chatCalls,
  ...chatbotCalls,
  ...matrixCalls,
} satisfies Readonly<Record<CallName, Call>>;
export type Calls = typeof calls;
export type { CallName };
