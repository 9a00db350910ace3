import { pageTitle, windowTitle } from './addresses';

test.each([
  ['/dashboard/ada.l/about', 'ada.l', 'ada.l · Quad'],
  ['/dashboard/ada.l/about/research', 'ada.l', 'ada.l · Quad'],
  ['/dashboard/suggested-users', 'Connections', 'Connections · Quad'],
  ['/about', 'About', 'About · Quad'],
])('the page at %s is called %s, its window %s', (path, page, window) => {
  expect(pageTitle(path)).toBe(page);
  expect(windowTitle(path)).toBe(window);
});
