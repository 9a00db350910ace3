import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import {
  campus,
  emptyCampus,
  makePaper,
  researchHandlers,
} from '#features/research/testing/researchServer';
import { paths } from '#shared/paths';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { ResearchPage } from './ResearchPage';

const keywords: (string | null)[] = [];
startApiServer(
  ...researchHandlers,
  onCall('searchPeople', ({ request }) => {
    keywords.push(new URL(request.url).searchParams.get('keyword'));
    return HttpResponse.json({ people: [] });
  }),
);
beforeEach(emptyCampus);

async function openSearch() {
  window.history.pushState(null, '', paths.paperSearch);
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path={`${paths.research}/*`} element={<ResearchPage />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
  return userEvent.setup({ delay: null });
}

test('a paper opens the list of people who work on its field, and any other topic can be entered', async () => {
  campus.recommended = [makePaper(1)];
  const user = await openSearch();
  await user.click(await screen.findByRole('button', { name: 'More about Paper 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Who works on this?' }));
  expect(await screen.findByRole('region', { name: 'Who works on this?' })).toBeVisible();
  expect(await screen.findByText('No one found for this topic.')).toBeVisible();
  const topic = screen.getByRole('textbox', { name: 'Topic' });
  await user.clear(topic);
  await user.type(topic, 'records{Enter}');
  expect(await screen.findByText('No one found for this topic.')).toBeVisible();
  expect(keywords).toEqual(['Machine Learning', 'records']);
});
