import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { citation } from '#contract/fixtures/chatbot';
import { matrix as fixture } from '#contract/fixtures/matrices';
import type { Matrix } from '#contract/entities/matrix';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { readSavedFile, watchSavedFiles } from '#shared/testing/savedFiles';
import { settled } from '#shared/testing/settled';
import { respondToMe } from '#shared/testing/startSession';
import { MatrixArea } from './MatrixArea';
import type { PickerParts } from './PaperChoice';

const ADDRESS = '/dashboard/chatbot/matrix';
let matrix: Matrix;
let bodies: unknown[] = [];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listMatrices', () => HttpResponse.json({ matrices: [] })),
  onCall('readMatrix', () => HttpResponse.json(matrix)),
  onCall('createMatrix', async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json({ id: 51 }, { status: 202 });
  }),
);
const files = watchSavedFiles();
beforeEach(() => {
  matrix = { ...fixture, state: 'done' };
  bodies = [];
});

/** Two papers, and a button that chooses more than a matrix may have. */
const picker = ({ onChoose, isFull }: PickerParts) => (
  <>
    <button type="button" onClick={() => onChoose([{ id: 3, title: 'Needles' }])}>
      Needles
    </button>
    <button
      type="button"
      onClick={() =>
        onChoose(Array.from({ length: 30 }, (_, at) => ({ id: at + 1, title: `No. ${at + 1}` })))
      }
    >
      Many
    </button>
    {isFull ? 'It is full' : ''}
  </>
);

async function open(path = '') {
  const ports = createFakePorts(adaStored);
  const page = <MatrixArea picker={picker} />;
  const view = await renderAt(`${ADDRESS}${path}`, page, { ports, route: `${ADDRESS}/*` });
  await settled(view.store);
  return view;
}
const press = (name: string) => screen.getByRole('button', { name });
const questions = () => screen.getByRole('textbox', { name: 'Your questions' });

describe('the form', () => {
  test('sends the papers and the questions, and shows the new matrix', async () => {
    const { user, place, store } = await open();
    await user.click(press('Needles'));
    await user.type(questions(), ' Why? {Enter}{Enter}How?');
    await user.click(press('Find quotes'));
    await settled(store);
    expect(bodies).toEqual([{ paper_ids: [3], questions: ['Why?', 'How?'] }]);
    expect(place().path).toBe(`${ADDRESS}/51`);
  });

  test('says what is missing, and sends nothing', async () => {
    const { user, store } = await open();
    await user.click(press('Find quotes'));
    expect(screen.getByText('Choose at least one paper.')).toBeVisible();
    expect(screen.getByText('Write at least one question.')).toBeVisible();
    await user.click(press('Needles'));
    await user.type(questions(), Array.from({ length: 11 }, (_, at) => `${at}?`).join('{Enter}'));
    expect(screen.getByText('Write at most 10 questions.')).toBeVisible();
    await settled(store);
    expect(bodies).toEqual([]);
  });

  test('has room for 20 papers, which can be taken out', async () => {
    const { user } = await open();
    await user.click(press('Many'));
    expect(screen.getByText('20 of 20 chosen')).toBeVisible();
    expect(screen.getByText('It is full')).toBeVisible();
    await user.click(press('Take out No. 2'));
    expect(screen.getByText('19 of 20 chosen')).toBeVisible();
  });

  test('keeps papers and questions after a refusal, and while the page is left', async () => {
    server.use(refuseCall('createMatrix', 409, 'Another one is being answered.'));
    const { user, view, store } = await open();
    await user.click(press('Needles'));
    await user.type(questions(), 'Why?');
    await user.click(press('Find quotes'));
    expect(await screen.findByText('Another one is being answered.')).toBeVisible();
    view.unmount();
    expect(store.getState().drafts.texts).toMatchObject({
      'matrix:papers': '[{"id":3,"title":"Needles"}]',
      'matrix:questions': 'Why?',
    });
  });
});

describe('a matrix', () => {
  const cell = (row: number, column: number) =>
    within(
      within(screen.getAllByRole('row')[row + 1] ?? document.body).getAllByRole('cell')[column] ??
        document.body,
    );

  test('has questions as rows, papers as columns, and quotes that lead to their page', async () => {
    await open('/51');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      matrix.questions,
    );
    expect(cell(0, 0).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/research/papers/3/read#page=3&quote=degrades+in+the+middle+third',
    );
    expect(cell(0, 0).getByText('p. 3')).toBeVisible();
    expect(cell(0, 1).getByText('No longer available')).toBeVisible();
  });

  test('shows the nearest passage on request', async () => {
    const { user } = await open('/51');
    expect(cell(1, 0).getByText('Not in this paper')).toBeVisible();
    expect(cell(1, 0).getByText(citation.passage ?? '')).not.toBeVisible();
    await user.click(cell(1, 0).getByText('Nearest passage'));
    expect(cell(1, 0).getByText(citation.passage ?? '')).toBeVisible();
  });

  test('says that a scan cannot be read, and that an answer is missing', async () => {
    matrix = {
      state: 'failed',
      questions: ['Why?'],
      papers: [
        { id: 3, title: 'Scan', author: 'A', state: 'unreadable' },
        { id: 4, title: 'Text', author: 'B', state: 'readable' },
      ],
      cells: [{ paper_id: 3, question: 0, verdict: 'failed', citations: [], nearest: [] }],
    };
    await open('/51');
    expect(screen.getByRole('columnheader', { name: /^Scan/ })).toHaveTextContent(
      'This is a scan, so its text can’t be read.',
    );
    expect(cell(0, 1).getByText('Couldn’t be answered')).toBeVisible();
    expect(screen.getByText(/^AskU couldn’t be reached/)).toBeVisible();
  });

  test('shows its progress while it is answered', async () => {
    matrix = { ...fixture, cells: fixture.cells.slice(0, 1) };
    await open('/51');
    expect(screen.getByRole('progressbar', { name: 'Answered cells' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2 cells answered',
    );
    expect(cell(1, 0).getByText('Not answered yet')).toBeInTheDocument();
  });

  test('is saved as a file', async () => {
    server.use(
      onCall('exportMatrix', ({ request }) => HttpResponse.text(new URL(request.url).search)),
    );
    const { user } = await open('/51');
    await user.click(press('Export'));
    await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
    await waitFor(() => expect(files.names).toEqual(['quote-matrix-51.md']));
    expect(await readSavedFile(files)).toBe('?format=md');
  });

  test('is deleted after a question, and stays if that fails', async () => {
    server.use(refuseCall('deleteMatrix', 503, 'Please try again.'));
    const { user, place, store } = await open('/51');
    await user.click(press('Delete'));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Please try again.')).toBeVisible();
    server.use(onCall('deleteMatrix', () => new HttpResponse(null, { status: 204 })));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await settled(store);
    expect(place().path).toBe(ADDRESS);
  });

  test.each(['/0', '/x', '/51'])('at %s that does not exist says so', async (path) => {
    server.use(refuseCall('readMatrix', 404, 'Nothing.'));
    await open(path);
    expect(screen.getByText('This quote matrix does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All quote matrices' })).toBeVisible();
  });
});
