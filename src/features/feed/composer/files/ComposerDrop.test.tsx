import { fireEvent, screen, within } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { feedHandlers, feedServer, makePosts } from '../../testing/feedServer';
import { fakeScreen, openFeedPage } from '../../testing/openFeedPage';

startApiServer(...feedHandlers);
// Lazy chunks, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => Promise.all([import('./MediaPicker'), import('./DocumentPicker')]), 60_000);
beforeEach(() => {
  fakeScreen();
  feedServer.reset(makePosts(3, 1));
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
});

const dusk = new File(['dusk'], 'dusk.jpg', { type: 'image/jpeg' });
const paper = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
const field = () => screen.getByRole('textbox', { name: 'Write a post' });
const kind = (name: string) => screen.getByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Chosen files' });
const carrying = (files: File[]) => ({ dataTransfer: { files, types: ['Files'], items: [] } });

describe('dropping and pasting', () => {
  it('accepts files anywhere on the composer, and shows the kind of post they make', async () => {
    await openFeedPage();
    fireEvent.dragEnter(field(), carrying([dusk]));
    expect(screen.getByText('Drop pictures, video or documents here')).toBeVisible();
    fireEvent.dragLeave(field(), carrying([dusk]));
    expect(screen.queryByText('Drop pictures, video or documents here')).not.toBeInTheDocument();
    fireEvent.drop(field(), carrying([dusk]));
    expect(within(await list()).getByText('dusk.jpg')).toBeVisible();
    expect(kind('Media')).toHaveAttribute('aria-pressed', 'true');
  });

  it('makes a document post from a dropped document', async () => {
    await openFeedPage();
    fireEvent.drop(field(), carrying([paper]));
    expect(within(await list()).getByText('paper.pdf')).toBeVisible();
    expect(kind('Document')).toHaveAttribute('aria-pressed', 'true');
  });

  it('accepts a pasted picture, and leaves pasted text to the field', async () => {
    await openFeedPage();
    fireEvent.paste(field(), { clipboardData: { files: [], types: ['text/plain'] } });
    expect(kind('Text')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.paste(field(), { clipboardData: { files: [dusk], types: ['Files'] } });
    expect(within(await list()).getByText('dusk.jpg')).toBeVisible();
  });

  it('ignores a drag without files', async () => {
    await openFeedPage();
    fireEvent.dragEnter(field(), { dataTransfer: { files: [], types: ['text/plain'] } });
    expect(screen.queryByText(/^Drop /)).not.toBeInTheDocument();
  });
});
