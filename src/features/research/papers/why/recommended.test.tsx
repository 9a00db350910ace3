import { screen, within } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { openResearch } from '../../testing/openResearch';
import { campus, emptyCampus, makePaper, researchHandlers } from '../../testing/researchServer';

startApiServer(...researchHandlers);
beforeEach(emptyCampus);

test('each recommended paper says why, unless there is no reason', async () => {
  const why = { kind: 'interest' as const, words: ['graph theory'] };
  campus.recommended = [makePaper(1, { why }), makePaper(2)];
  await openResearch('/dashboard/research/search');
  const list = await screen.findByRole('list', { name: 'Recommended papers' });
  const [first, second] = within(list).getAllByRole('article');
  expect(first).toHaveTextContent('Because you are interested in graph theory');
  expect(second).not.toHaveTextContent('Because');
});
