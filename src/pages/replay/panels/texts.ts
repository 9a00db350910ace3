/** Texts of the panels: the list of actions, and the details of one. */

// Kinds of actions
export const person = 'Person';
export const navigation = 'Navigation';
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
export const noneFound = 'No matching actions.';
export const actionRows = 'Actions, one by one';

// Inspector
export const actionAndState = 'Action and state';
export const details = 'Details of the action';
export const diff = 'Diff';
export const action = 'Action';
export const state = 'State';
export const loading = 'Loading';

// ActionPanel
export const noAction = 'No action at this step.';
export const noActionInOther = 'No action at this step in the other log.';
export const inOther = (type: string) => `In the other log: ${type}`;
export const asJson = 'The action as JSON';
export const otherAsJson = 'In the other log as JSON';
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
