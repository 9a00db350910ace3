import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PartsContext, type Parts } from '#shared/parts/parts';
import { createFakePorts } from '#shared/testing/fakePorts';
import { noParts } from '#shared/testing/noParts';
import { ada, adaStored } from '#shared/testing/people';
import { answerMe, startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { UniversitiesPage } from '../UniversitiesPage';
import { UniversityPage } from '../UniversityPage';

/** What signing in asks for. */
export const sessionHandlers = [
  answerMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
];

const parts: Parts = {
  ...noParts,
  PostList: ({ view, label }) => (
    <div role="feed" aria-label={label}>
      {JSON.stringify(view)}
    </div>
  ),
};

/** Shows the pages of universities at an address; a list of posts says which view it shows. */
export async function openUniversities(address: string) {
  window.scrollTo = jest.fn();
  window.history.pushState(null, '', address);
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <PartsContext value={parts}>
        <BrowserRouter>
          <Routes>
            <Route path="dashboard/university" element={<UniversitiesPage />} />
            <Route path="dashboard/university/*" element={<UniversityPage />} />
          </Routes>
        </BrowserRouter>
      </PartsContext>
    </Provider>,
  );
  return { user: userEvent.setup({ delay: null }) };
}

/** Makes the screen a phone's, or wide again. */
export function fakePhone(isPhone: boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: isPhone && query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
