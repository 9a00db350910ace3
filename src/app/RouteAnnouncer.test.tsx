import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { RouteAnnouncer } from './RouteAnnouncer';

/**
 * Navigates to a page whose code arrives only when the test resolves it, next to a field outside
 * any page.
 */
async function leaveForSlowPage(isTyping = false) {
  let arrive = (): void => undefined;
  const Slow = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => <PageHeading>Events</PageHeading> });
      }),
  );
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <RouteAnnouncer />
      <label>
        Search <input />
      </label>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Link to="/dashboard/events">Go</Link>} />
          <Route path="/dashboard/events" element={<Slow />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  if (isTyping) {
    screen.getByLabelText('Search').focus();
    fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  } else await user.click(screen.getByRole('link', { name: 'Go' }));
  return { user, arrive: () => act(async () => arrive()) };
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('the heading of the next page is focused once it renders', async () => {
  const { arrive } = await leaveForSlowPage();
  await arrive();
  expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus();
});

test('the heading is focused after back navigation only if the focus was lost', async () => {
  const { user, arrive } = await leaveForSlowPage();
  await arrive();
  const back = () =>
    act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
      window.history.back();
      await gone;
    });
  await back();
  await user.click(screen.getByRole('link', { name: 'Go' }));
  expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus();
  await user.click(screen.getByLabelText('Search'));
  await back();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('a field the user types in before the next page renders keeps the focus', async () => {
  const { user, arrive } = await leaveForSlowPage();
  await user.type(screen.getByLabelText('Search'), 'algebra');
  await arrive();
  expect(screen.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('a field that has the focus when the address changes keeps it', async () => {
  const { user, arrive } = await leaveForSlowPage(true);
  await arrive();
  await user.keyboard('algebra');
  expect(screen.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('algebra');
});
