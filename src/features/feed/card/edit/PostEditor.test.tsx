import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import type { Post } from '#contract/entities/post';
import { documentPost, eventPost, mediaPost } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { onCall } from '#shared/testing/onCall';
import { adaAuthor, feedHandlers } from '../../testing/feedServer';
import { choose, openCard } from '../../testing/openCard';
import { fakeScreen } from '../../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeAll(
  () =>
    Promise.all([
      import('#shared/ui/overlays/MenuLayer'),
      import('./PostEditor'),
      import('../../composer/event/eventSchema'),
    ]),
  60_000,
);
beforeEach(() => {
  fakeScreen();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

/** Fakes the calls that save a post with files. */
const onUpdate = (resolver: HttpResponseResolver) =>
  (['updateMediaPost', 'updateDocumentPost', 'updateEventPost'] as const).map((call) =>
    onCall(call, resolver),
  );

/** Opens the editor of the user's own post and records the requests. */
async function openEditor(post: Post, stored = {}) {
  const sent: FormData[] = [];
  const own = { ...post, user: adaAuthor };
  server.use(
    ...onUpdate(async ({ request }) => {
      const form = await request.formData();
      sent.push(form);
      return HttpResponse.json({ ...own, content: form.get('content'), edited_at: own.created_at });
    }),
  );
  const opened = await openCard([own], stored);
  if (Object.keys(stored).length === 0) await choose(opened, 'Edit Post');
  await within(opened.card).findByRole('textbox', { name: 'Edit Post' });
  const save = () => opened.user.click(within(opened.card).getByRole('button', { name: 'Save' }));
  return { ...opened, sent, save };
}

describe('editing a post with files', () => {
  it('keeps the files of a media post if only its text is changed', async () => {
    const { user, sent, save, card } = await openEditor(mediaPost);
    const inCard = within(card);
    expect(inCard.getByRole('button', { name: 'Open picture' })).toBeInTheDocument();
    await user.type(inCard.getByRole('textbox', { name: 'Edit Post' }), 'First light');
    await save();
    expect(await inCard.findByText('First light', { selector: 'div' })).toBeInTheDocument();
    expect(sent[0]?.get('content')).toBe('First light');
    expect(sent[0]?.has('media_file')).toBe(false);
  });

  it('replaces the existing pictures with the chosen ones', async () => {
    const { user, sent, save, card } = await openEditor(mediaPost);
    const inCard = within(card);
    const picture = new File(['picture'], 'dish.png', { type: 'image/png' });
    await user.upload(inCard.getByLabelText('Choose files'), picture);
    expect(await inCard.findByText(/replace the current ones/)).toBeInTheDocument();
    expect(inCard.queryByRole('button', { name: 'Open picture' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(sent[0]?.getAll('media_file')).toHaveLength(1));
  });

  it('accepts other document types than a new post', async () => {
    const { card } = await openEditor(documentPost);
    const inCard = within(card);
    expect(inCard.getByText('federated survey.pdf')).toBeInTheDocument();
    expect(inCard.getByText(/\.pdf, \.doc, \.docx/)).toBeInTheDocument();
  });

  it('leaves the focus where the reader went while it was saved', async () => {
    const { user, save, card } = await openEditor(mediaPost);
    const gate = createGate();
    const stored = { ...mediaPost, user: adaAuthor, content: 'First light' };
    server.use(
      ...onUpdate(async () => {
        await gate.opened;
        return HttpResponse.json(stored);
      }),
    );
    await user.type(within(card).getByRole('textbox', { name: 'Edit Post' }), 'First light');
    await save();
    const field = screen.getByRole('textbox', { name: 'Write a post' });
    await user.click(field);
    gate.open();
    expect(await within(card).findByText('First light', { selector: 'div' })).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('keeps text and files when the server rejects them, and shows the reason', async () => {
    const { user, save, card } = await openEditor(documentPost);
    const inCard = within(card);
    server.use(
      ...onUpdate(() => HttpResponse.json({ detail: 'thesis.pdf is not a PDF.' }, { status: 415 })),
    );
    const thesis = new File(['no'], 'thesis.pdf', { type: 'application/pdf' });
    await user.upload(inCard.getByLabelText('Choose files'), thesis);
    await save();
    expect(await inCard.findByText('thesis.pdf is not a PDF.')).toBeInTheDocument();
    expect(inCard.getByText('thesis.pdf')).toBeInTheDocument();
    expect(inCard.getByRole('textbox', { name: 'Edit Post' })).toHaveValue(documentPost.content);
  });

  it('cancels a pending upload, and stays open', async () => {
    const { user, save, card } = await openEditor(mediaPost);
    const inCard = within(card);
    server.use(...onUpdate(() => new Promise<never>(() => undefined)));
    await user.type(inCard.getByRole('textbox', { name: 'Edit Post' }), 'Half');
    await save();
    await user.click(inCard.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(inCard.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    );
    expect(inCard.getByRole('textbox', { name: 'Edit Post' })).toHaveValue('Half');
  });
});

describe('editing an event', () => {
  it('begins with the title, and ends with the note for readers', async () => {
    const { card } = await openEditor(eventPost);
    const title = within(card).getByRole('textbox', { name: 'Title' });
    const note = within(card).getByRole('textbox', { name: 'Edit Post' });
    expect(title).toHaveFocus();
    expect(title.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('sends the changed fields together with the unchanged ones', async () => {
    const { user, sent, save, card } = await openEditor(eventPost);
    const inCard = within(card);
    const title = inCard.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Graduate Research Symposium 2025');
    await user.clear(title);
    await user.type(title, 'Spring Symposium');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      content: '',
      event_title: 'Spring Symposium',
      event_description: 'Posters, talks and tea.',
      event_date: '2025-03-05',
      event_time: '18:30',
      user_timezone: 'Asia/Dhaka',
      location: 'ECE Building, Room 204',
      event_end_date: '',
      event_end_time: '21:30',
      online_url: '',
      join_note: 'The room code is 12.',
      capacity: '60',
    });
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument(),
    );
  });

  it('shows missing values at their field, and sends nothing', async () => {
    const { user, sent, save, card } = await openEditor(eventPost);
    const inCard = within(card);
    await user.clear(inCard.getByRole('textbox', { name: 'Title' }));
    await save();
    expect(await inCard.findByText('Give the event a title.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is restored as it was left', async () => {
    const fields = {
      event_title: 'Half a title',
      event_description: 'Posters',
      event_date: '2025-03-05',
      event_time: '18:30',
      user_timezone: 'Asia/Dhaka',
      location: '',
    };
    const texts = { [`edit-event:${eventPost.id}`]: JSON.stringify(fields) };
    const { card } = await openEditor(eventPost, {
      quad_drafts: JSON.stringify({ owner: 7, texts }),
    });
    const inCard = within(card);
    expect(inCard.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title');
  });
});
