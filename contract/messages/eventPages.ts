/** Texts of the page of an event, and of the list of events. */

export const detailsLoading = 'Loading event details...';
export const detailsFailed = 'Failed to fetch event details.';
export const detailsEmpty = 'No event found!';
export const about = 'About This Event';
export const tabs = { details: 'Details', discussion: 'Discussion', more: 'More' } as const;
export const seeMore = 'See More';
export const sections = {
  within_7_days: 'Events Within 7 Days',
  within_30_days: 'Within 30 Days',
  within_year: 'Within This Year',
} as const;
