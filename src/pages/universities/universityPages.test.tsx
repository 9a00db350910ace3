import { render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { UniversitiesPage, UniversityPage } from './universityPages';

/** The lists of posts that were requested. */
const asked: string[] = [];
beforeEach(() => (asked.length = 0));

const respondToPosts = (call: 'listPostsByHashtag' | 'listPostsOfDepartment') =>
  onCall(call, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, asPath = ''] = pathname.split('/universities/posts/');
    asked.push(`${decodeURIComponent(asPath)} ${searchParams.get('hashtag') ?? ''}`.trim());
    return HttpResponse.json({ posts: [] });
  });

startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listUniversities', () => HttpResponse.json([])),
  respondToPosts('listPostsByHashtag'),
  respondToPosts('listPostsOfDepartment'),
  onCall('readUniversity', ({ params }) =>
    HttpResponse.json({
      id: 1,
      name: String(params.name),
      departments: {},
      total_members: 1,
      post_ids: [],
    }),
  ),
);

async function open(address: string) {
  window.scrollTo = jest.fn();
  window.history.pushState(null, '', address);
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="dashboard/university" element={<UniversitiesPage />} />
          <Route path="dashboard/university/*" element={<UniversityPage />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
}

test.each([
  ['', 'University posts', 'by-hashtag'],
  [
    '?university=BUET&department=Physics',
    'Posts from Physics',
    'university/BUET/department/Physics',
  ],
  ['/BUET', '#BUET Posts', 'by-hashtag BUET'],
])('the page at "%s" reads and names its own list of posts', async (rest, label, call) => {
  await open(`/dashboard/university${rest}`);
  expect(await screen.findByRole('feed', { name: label })).toBeInTheDocument();
  expect(await screen.findByText('No posts available')).toBeVisible();
  expect(asked).toEqual([call]);
});
