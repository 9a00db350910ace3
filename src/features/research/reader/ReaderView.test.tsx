import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { paper } from '#contract/fixtures/messages';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import type { PdfView } from './createPdfView';
import { ReaderView } from './ReaderView';

const calls: unknown[][] = [];
const note =
  (name: string) =>
  (...given: unknown[]) =>
    void calls.push([name, ...given]);
const view: PdfView = {
  goTo: note('goTo'),
  turn: note('turn'),
  show: note('show'),
  goToDestination: note('goToDestination'),
  magnify: note('magnify'),
  fit: note('fit'),
  pairPages: note('pairPages'),
  find: note('find'),
  close: note('close'),
};
// The same in each render: another one would be focused again, which closes an open menu.
const mockContainer = { current: null };
jest.mock('./usePdfView', () => ({
  usePdfView: () => ({
    container: mockContainer,
    view,
    page: 3,
    found: { current: 0, total: 0, isPending: false, percent: 100 },
  }),
}));

async function open(numPages = 9) {
  const pdf = { numPages } as PDFDocumentProxy;
  const { store } = await startSession(createFakePorts(adaStored));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/read#page=3']}>
        <Link to="#page=5&quote=soft+matter">A quote</Link>
        <Link to="#page=7">A page</Link>
        <Link to="#page=7&find=matter">A search</Link>
        <ReaderView paper={paper} pdf={pdf} labels={null} isIncomplete={false} onQuote={note('')} />
      </MemoryRouter>
    </Provider>,
  );
  calls.length = 0;
  return userEvent.setup();
}

test('keys and buttons turn by what is shown: a page, or two side by side', async () => {
  const user = await open();
  screen.getByRole('region', { name: 'Pages' }).focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(calls).toEqual([1, -1, 1, -1].map((by) => ['turn', by]));
});

test('two pages side by side are turned together', async () => {
  const user = await open(4);
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Two pages' }));
  expect(calls).toEqual([['pairPages', true]]);
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('a link to another place of the open paper goes there, with the passage or words', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'A quote' }));
  expect(calls).toEqual([['show', { page: 5, quote: 'soft matter' }]]);
  calls.length = 0;
  await user.click(screen.getByRole('link', { name: 'A page' }));
  expect(calls).toEqual([['goTo', 7]]);
  await user.click(screen.getByRole('link', { name: 'A search' }));
  expect(screen.getByRole('searchbox', { name: 'Find in this paper' })).toHaveValue('matter');
});
