import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { startSession } from '#shared/testing/startSession';
import { DocumentBody } from './DocumentBody';

const server = startApiServer();
let session: Awaited<ReturnType<typeof startSession>>;
beforeAll(() => import('./DocumentPreview'), 60_000);
beforeEach(async () => {
  session = await startSession(createFakePorts());
});

const file = (name: string, type: string, url = `/api/files/${name}`) => ({
  url,
  name,
  size: 1_887_436,
  type,
});

const show = (...documents: ReturnType<typeof file>[]) => {
  render(
    <Provider store={session.store}>
      <DocumentBody documents={documents} />
    </Provider>,
  );
  return userEvent.setup();
};

describe('the documents of a post', () => {
  it('show their names and sizes and can be downloaded under their names', () => {
    show(file('survey.pdf', 'application/pdf'));
    expect(screen.getByText('survey.pdf')).toBeInTheDocument();
    expect(screen.getByText('1.8 MB')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Download survey.pdf' });
    expect(link).toHaveAttribute('href', '/api/files/survey.pdf');
    expect(link).toHaveAttribute('download', 'survey.pdf');
  });

  it('show a PDF in a frame and hide it again', async () => {
    const user = show(file('survey.pdf', 'application/pdf'));
    await user.click(screen.getByRole('button', { name: 'Preview of survey.pdf' }));
    const frame = await screen.findByTitle('Preview of survey.pdf');
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^\/api\/files\/survey\.pdf#/));
    await user.click(screen.getByRole('button', { name: 'Hide preview of survey.pdf' }));
    expect(frame).not.toBeInTheDocument();
  });

  it('show a text file as plain text, including markup', async () => {
    server.use(http.get('*/api/files/notes.txt', () => HttpResponse.text('One <b>two</b>')));
    const user = show(file('notes.txt', 'text/plain'));
    await user.click(screen.getByRole('button', { name: 'Preview of notes.txt' }));
    expect(await screen.findByLabelText('Text of notes.txt')).toHaveValue('One <b>two</b>');
  });

  it('show a text file in UTF-16, as Windows writes it', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0xdc, 0x00, 0x95, 0x09]);
    server.use(http.get('*/api/files/notes.txt', () => HttpResponse.arrayBuffer(bytes.buffer)));
    const user = show(file('notes.txt', 'text/plain'));
    await user.click(screen.getByRole('button', { name: 'Preview of notes.txt' }));
    expect(await screen.findByLabelText('Text of notes.txt')).toHaveValue('\u00DC\u0995');
  });

  it('let a text that failed to load be retried', async () => {
    server.use(
      http.get('*/api/files/notes.txt', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
      http.get('*/api/files/notes.txt', () => HttpResponse.text('Here it is')),
    );
    const user = show(file('notes.txt', 'text/plain'));
    await user.click(screen.getByRole('button', { name: 'Preview of notes.txt' }));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByDisplayValue('Here it is')).toBeInTheDocument();
  });

  it('offer no preview for types that browsers cannot show', () => {
    show(file('thesis.docx', 'application/vnd.openxmlformats-officedocument'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('1.8 MB · no preview, download only')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download thesis.docx' })).toBeInTheDocument();
  });

  it('have no link if their address is unsafe', () => {
    show(file('evil.pdf', 'application/pdf', 'javascript:alert(1)'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/link isn’t safe to open/)).toBeInTheDocument();
  });
});
