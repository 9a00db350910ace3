import { screen, within } from '@testing-library/react';
import { askAboutRequested } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { openResearch } from './testing/openResearch';
import {
  campus,
  emptyCampus,
  makePaper,
  makeRequest,
  refuse,
  researchHandlers,
} from './testing/researchServer';

const server = startApiServer(...researchHandlers);
beforeEach(emptyCampus);

test("another user's profile shows their papers with Download and AskU", async () => {
  campus.ofUser = [makePaper(3, { title: 'On sinks' })];
  server.use(refuse(['readPaperFile', { id: 3 }], 404));
  const { user, actions } = await openResearch('/other');
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByRole('heading', { name: 'On sinks' })).toBeVisible();
  expect(paper.getByRole('button', { name: 'Download On sinks' })).toBeVisible();
  await user.click(paper.getByRole('button', { name: 'AskU about On sinks' }));
  expect(actions).toContainEqual(
    askAboutRequested({
      title: 'On sinks',
      file_path: '/api/research/papers/3/file',
      filename: 'paper-3.pdf',
      paper_id: 3,
    }),
  );
  expect(campus.asked).toEqual(['papers/user/12/?limit=20&offset=0']);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test("another user's profile says when the list is empty, or failed to load", async () => {
  const { view } = await openResearch('/other');
  expect(await screen.findByText('No papers found.')).toBeVisible();
  view.unmount();
  server.use(refuse(['listPapersOfUser', { user_id: 12 }], 500));
  await openResearch('/other');
  expect(await screen.findByText('Failed to load user papers.')).toBeVisible();
});

test('the own profile shows four tabs with the count of requests', async () => {
  campus.requests = [makeRequest(1, 'tanvir')];
  const { user } = await openResearch('/own');
  await screen.findByRole('tab', { name: 'Collab Requests 1 pending request' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Upload Paper',
    'Post Current Work',
    'Collab Requests11 pending request',
    'Currently Working',
  ]);
  expect(screen.getByRole('form', { name: 'Upload Paper' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Post Current Work' }));
  expect(screen.getByRole('form', { name: 'Post Current Work' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Collab Requests/ }));
  expect(await screen.findByText(/wants to collaborate on/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Currently Working' }));
  expect(await screen.findByText('No research papers found.')).toBeVisible();
});

test("the own profile lists the user's papers for editing", async () => {
  campus.ofUser = [makePaper(3, { title: 'On sinks', user_id: 7 })];
  const { user } = await openResearch('/own');
  const own = within(screen.getByRole('region', { name: 'Your papers' }));
  expect(await own.findByRole('heading', { name: 'On sinks' })).toBeVisible();
  await user.click(own.getByRole('button', { name: 'More about On sinks' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit paper' }));
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('On sinks');
});

test('the own profile has its own text for no requests', async () => {
  const { user } = await openResearch('/own');
  await user.click(screen.getByRole('tab', { name: 'Collab Requests' }));
  expect(await screen.findByText('No collaboration requests found.')).toBeVisible();
});
