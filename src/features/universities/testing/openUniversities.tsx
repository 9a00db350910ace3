import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { ExploreUniversities } from '../ExploreUniversities';
import type { PostsSlot } from '../UniversityPosts';
import { UniversityAtAddress } from '../UniversityAtAddress';

/** Handlers for the requests at sign-in. */
export const sessionHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
];

const posts: PostsSlot['posts'] = (view, label) => (
  <div role="feed" aria-label={label}>
    {JSON.stringify(view)}
  </div>
);

/** Renders the universities page at an address; a fake list of posts shows its view. */
export async function openUniversities(address: string) {
  window.scrollTo = jest.fn();
  window.history.pushState(null, '', address);
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="dashboard/university" element={<ExploreUniversities posts={posts} />} />
          <Route path="dashboard/university/*" element={<UniversityAtAddress posts={posts} />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
  return { user: userEvent.setup({ delay: null }) };
}
