import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ReportContext, type ReportSubject } from '#shared/report/useReport';
import { fakePhone } from '#shared/testing/fakePhone';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { paths } from '#shared/paths';
import type { EventParts } from '../card/event/EventBody';
import { Feed } from '../page/Feed';

/** Empty slots for the events feature. */
export const noEventParts: EventParts = { rsvp: () => null, counts: () => null };

/** Fakes browser features that the feed needs and jsdom lacks; a phone if `isPhone`. */
export function fakeScreen(isPhone = false): void {
  fakePhone(isPhone);
  window.scrollTo = jest.fn();
  window.scrollBy = jest.fn();
}

/** Creates a store with a signed-in user, before the feed opens. */
export async function startFeed(stored: Readonly<Record<string, string>> = {}) {
  const started = await startSession(createFakePorts({ ...adaStored, ...stored }));
  await started.settled();
  return started;
}

/** Renders the feed in a router, with another page to navigate to. */
export async function openFeedPage(path: string = paths.home, stored = {}) {
  const started = await startFeed(stored);
  const router = createMemoryRouter(
    [
      { path: paths.home, element: <Feed left={null} right={null} eventParts={noEventParts} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  /** The subjects of reports that the reader opened. */
  const reported: ReportSubject[] = [];
  render(
    <Provider store={started.store}>
      <ReportContext value={(subject) => reported.push(subject)}>
        <RouterProvider router={router} />
      </ReportContext>
    </Provider>,
  );
  const navigate = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    });
  return { ...started, reported, navigate, user: userEvent.setup() };
}
