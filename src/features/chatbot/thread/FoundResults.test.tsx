import { act, screen } from '@testing-library/react';
import { noDetails } from '#contract/names/deletedUser';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { panelOpened, windowOpened } from '../chatbotEvents';
import { chatbotHandlers } from '../testing/chatbotServer';
import { FoundResults } from './FoundResults';

startApiServer(...chatbotHandlers);
afterEach(() => jest.restoreAllMocks());

const facts = {
  events: [{ id: 7, title: 'Optics', location: null, event_datetime: '2199-03-05T12:30:00.000Z' }],
  people: [
    {
      ...noDetails,
      id: 2,
      user_id: 2,
      username: 'grace',
      university_name: 'BRAC University',
      department: 'Physics',
    },
  ],
  papers: [{ id: 3, title: 'On lenses', author: 'G. Hopper' }],
};

/** Fakes a window of this width. */
function fakeWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, limit = '', px = '0'] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
    const matches = limit === 'min' ? width >= Number(px) : width <= Number(px);
    return Object.assign(new EventTarget(), { media: query, matches }) as MediaQueryList;
  });
}

const open = () =>
  renderAt('/dashboard/posts', <FoundResults facts={facts} />, {
    ports: createFakePorts(adaStored),
  });

test.each(['Optics', 'grace', 'On lenses'])(
  'the link to %s closes the panel that covers the page',
  async (name) => {
    fakeWidth(1_199);
    const { user, store } = await open();
    act(() => void store.dispatch(panelOpened()));
    await user.click(screen.getByRole('link', { name }));
    expect(screen.getByText('Another page')).toBeVisible();
    expect(store.getState().chatbot.view).toBe('closed');
  },
);

test.each([
  ['the panel beside the page', 1_200, 'panel', panelOpened],
  ['the window above a corner of the page', 860, 'window', windowOpened],
  ['the sheet of a phone', 390, 'closed', windowOpened],
] as const)('after a link is followed, %s of %i px is %s', async (_view, width, view, event) => {
  fakeWidth(width);
  const { user, store } = await open();
  act(() => void store.dispatch(event()));
  await user.click(screen.getByRole('link', { name: 'On lenses' }));
  expect(store.getState().chatbot.view).toBe(view);
});

test('the titles can be hit by a finger', async () => {
  await open();
  for (const name of ['Optics', 'grace', 'On lenses'])
    expect(screen.getByRole('link', { name })).toHaveClass('touch-target');
});
