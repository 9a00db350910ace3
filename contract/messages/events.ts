export const widgetUnauthorized = 'Please log in to view events.';
export const widgetNone = 'There are no Events available';
export const widgetServer = 'Server error. Please try again later.';
export const widgetNetwork = 'Network error. Please check your connection.';
export const widgetUnexpected = 'An unexpected error occurred. Please try again.';
export const created = 'Event created successfully!';
export const createFailed = 'An error occurred while creating the event.';
export const seeDetails = 'See Details';
export const today = 'Today';
export const ended = 'Ended';
/** Shown after the counts if no one is going. Worded like 'N people going • M interested'. */
export const beTheFirst = 'Be the first to go';
export const counts = (going: number, interested: number) =>
  `${going} people going • ${interested} interested`;
export const marked = (status: string) => `You have successfully marked yourself as ${status}!`;
export const unmarked = (status: string) => `You have successfully unmarked your ${status} status!`;
export const markFailed = (status: string) => `Failed to mark as ${status}. Please try again.`;
export const unmarkFailed = (status: string) => `Failed to unmark ${status}. Please try again.`;
export const full = 'This event is full.';
export const noUserId = 'User ID not available. Please try again later.';
