/** Texts of the panels: the list of actions, and the details of one. */

// Kinds of actions
export const person = 'Person';
export const navigation = 'Navigation';
export const automatic = 'Automatic';
export const socket = 'Socket';
export const network = 'Network';
export const error = 'Error';
export const allKinds = 'All';
export const kinds = 'Kinds of actions';
export const colours = 'Colours of the timeline';

// ActionList
export const actions = 'Actions';
export const searchActions = 'Search actions';
export const foundCount = (count: number) => `${count.toLocaleString('en')} found`;
export const showInternals = 'Show internals';
export const noneFound = 'No matching actions.';
export const actionRows = 'Actions, one by one';

// Inspector
export const actionAndState = 'Action and state';
export const details = 'Details of the action';
export const diff = 'Diff';
export const action = 'Action';
export const state = 'State';
export const loading = 'Loading';
export const notes = 'Notes';

// ActionPanel
export const noAction = 'No action at this step.';
export const noActionInOther = 'No action at this step in the other log.';
export const inOther = (type: string) => `In the other log: ${type}`;
export const asJson = 'The action as JSON';
export const otherAsJson = 'In the other log as JSON';
export const requestId = 'Request in the server’s log:';
export const hashAfter = (hash: string) => `Hash after it: ${hash}`;

// DiffPanel
export const nothingYet = 'Nothing has happened yet. Step forward, or choose an action.';
export const nothingChanged = 'Nothing changed.';
export const changes = 'Changes by this action';
export const added = 'added';
export const removed = 'removed';
export const changed = 'changed';
/** Read out before a value. */
export const now = 'Now ';
export const before = 'Before ';
export const moreChanges = (count: number) => `… and ${count} more.`;
export const unchangedSlices = (count: number) =>
  `${count} other ${count === 1 ? 'slice' : 'slices'} unchanged.`;

// History
export const history = 'History';
export const historyOf = (path: string) => `History of ${path}`;
export const historyIn = (log: string) => `In ${log}`;
export const pathOfValue = 'Path of a value';
export const pathHint = 'Such as feed.posts.28.total_likes';
export const showHistory = 'Show history';
export const searchingLog = 'Comparing the value after each action';
export const searched = (done: number, all: number) =>
  `${done.toLocaleString('en')} of ${all.toLocaleString('en')} actions`;
export const cancel = 'Cancel';
export const searchCancelled = 'Cancelled before the end of the log.';
export const startAgain = 'Start again';
export const changesOfValue = 'Actions that changed it';
export const previousChange = 'Previous change';
export const nextChange = 'Next change';
export const atStart = 'At the start:';
export const kindOfChange = (change: { before: string | null; after: string | null }) => {
  if (change.before === null) return added;
  return change.after === null ? removed : changed;
};
export const listedChanges = (first: number, last: number, all: number) =>
  `Changes ${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${all.toLocaleString('en')}, around the current action.`;
export const tooManyChanges = (listed: number) =>
  `Only the first ${listed.toLocaleString('en')} can be listed.`;
