import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { TagFilter } from './TagFilter';
import { libraryHandlers } from './testing/libraryServer';

/** 2,000 tags in alphabetical order, of which every hundredth is used most. */
const tags = Array.from({ length: 2_000 }, (_, at) => ({
  tag: `tag ${String(at).padStart(4, '0')}`,
  count: at % 100 === 0 ? 2_000 - at : 1,
}));
const server = startApiServer(...libraryHandlers);
const chips = () => within(screen.getByRole('group', { name: 'Tags' })).getAllByRole('button');
const names = () => chips().map((each) => each.textContent);

function Filter() {
  const [tag, setTag] = useState('');
  return <TagFilter tag={tag} onChange={setTag} />;
}

test('of thousands of tags the most used are shown, and the others are found by typing', async () => {
  server.use(onCall('listLibraryTags', () => HttpResponse.json({ tags })));
  const { store } = await startSession(createFakePorts(adaStored));
  render(
    <Provider store={store}>
      <Filter />
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('button', { name: 'tag 0100' });
  expect(names()).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `tag ${String(at * 100).padStart(4, '0')}`),
    'All 2,000 tags',
  ]);
  await user.click(screen.getByRole('button', { name: 'All 2,000 tags' }));
  expect(chips()).toHaveLength(61);
  expect(screen.getByText(/^1,940 more tags match/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Find a tag' }), 'G 1999');
  expect(names()).toEqual(['tag 1999', 'Fewer tags']);
  await user.click(screen.getByRole('button', { name: 'tag 1999' }));
  await user.click(screen.getByRole('button', { name: 'Fewer tags' }));
  // The chosen tag stays, so that it can be switched off.
  expect(screen.getByRole('button', { name: 'tag 1999', pressed: true })).toBeVisible();
  expect(chips()).toHaveLength(14);
});
