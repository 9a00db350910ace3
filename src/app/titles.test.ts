import { pageTitle, windowTitle } from './titles';

test.each([
  ['/dashboard/ada.l/about', 'ada.l', 'ada.l · Quad'],
  ['/dashboard/ada.l/about/research', 'ada.l', 'ada.l · Quad'],
  ['/dashboard/suggested-users', 'Connections', 'Connections · Quad'],
  ['/dashboard/events/7', 'Event', 'Event · Quad'],
  [
    '/dashboard/university/University%20of%20Dhaka',
    'University of Dhaka',
    'University of Dhaka · Quad',
  ],
  ['/dashboard/search-results', 'Search', 'Search · Quad'],
  ['/about', 'About', 'About · Quad'],
])('%s has the title %s and the document title %s', (path, page, window) => {
  expect(pageTitle(path)).toBe(page);
  expect(windowTitle(path)).toBe(window);
});

test.each([
  ['/dashboard/search-results', '?q=quantum%20optics', 'quantum optics · Quad'],
  ['/dashboard/search-results', '?q=%23physics', '#physics · Quad'],
  ['/dashboard/search-results', '?q=%20', 'Search · Quad'],
  ['/dashboard/search-results/people', '?q=quantum', 'quantum · Quad'],
  ['/dashboard/posts', '?q=quantum', 'Home · Quad'],
])('the document title at %s%s is %s', (path, search, window) => {
  expect(windowTitle(path, search)).toBe(window);
});
