import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { adaAuthor, feedHandlers, feedServer, makePost, makePosts } from '../../testing/feedServer';
import { fakeScreen, openFeedPage } from '../../testing/openFeedPage';
import { KEPT_FILES_KEY } from './keptFiles';

const dusk = new File(['dusk'], 'dusk.jpg', { type: 'image/jpeg' });
const dish = new File(['turning'], 'dish.mp4', { type: 'video/mp4' });
const paper = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });

/** The posts with files that were received, with the key of each attempt. */
const received: { kind: string; key: string | null; form: FormData }[] = [];
const respondToPosts = (['createMediaPost', 'createDocumentPost'] as const).map((call) =>
  onCall(call, async ({ request }) => {
    const form = await request.clone().formData();
    received.push({ kind: call, key: request.headers.get('Idempotency-Key'), form });
    const post = makePost(50, { content: form.get('content') as string, user: adaAuthor });
    feedServer.posts = [post, ...feedServer.posts];
    return HttpResponse.json(post, { status: 201 });
  }),
);
const server = startApiServer(...feedHandlers, ...respondToPosts);

// Lazy chunks, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => Promise.all([import('./MediaPicker'), import('./DocumentPicker')]), 60_000);
beforeEach(() => {
  fakeScreen();
  received.length = 0;
  feedServer.reset(makePosts(3, 1));
  let made = 0;
  URL.createObjectURL = jest.fn(() => `blob:${(made += 1)}`);
  URL.revokeObjectURL = jest.fn();
});

const field = () => screen.getByRole('textbox', { name: 'Write a post' });
const write = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const kind = (name: string) => screen.getByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Chosen files' });
const postButton = () => screen.getByRole('button', { name: 'Post' });
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), files, {
    applyAccept: false,
  });

describe('a post with pictures and videos', () => {
  it('is sent with its files in order and their descriptions, and then resets to a text post', async () => {
    const { user } = await openFeedPage();
    const append = jest.spyOn(FormData.prototype, 'append');
    await user.click(kind('Media'));
    await choose(dusk, dish);
    write(await screen.findByLabelText(/Alt text/), 'The dish at dusk');
    write(field(), 'Three nights');
    await user.click(postButton());
    expect(await screen.findByText('Three nights', { selector: 'article *' })).toBeInTheDocument();
    const [sent] = received;
    expect(sent?.kind).toBe('createMediaPost');
    const files = append.mock.calls.filter(([name]) => name === 'media_file');
    expect(files.map(([, file]) => file)).toEqual([dusk, dish]);
    expect(sent?.form.getAll('media_alt')).toEqual(['The dish at dusk', '']);
    expect(kind('Text')).toHaveAttribute('aria-pressed', 'true');
    expect(field()).toHaveValue('');
    await user.click(kind('Media'));
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  });

  it('keeps text and files while another kind is selected', async () => {
    const { user } = await openFeedPage();
    write(field(), 'Kept');
    await user.click(kind('Media'));
    await choose(dusk);
    await user.click(kind('Document'));
    expect(screen.queryByText('dusk.jpg')).not.toBeInTheDocument();
    await user.click(kind('Media'));
    expect(within(await list()).getByText('dusk.jpg')).toBeVisible();
    expect(field()).toHaveValue('Kept');
  });

  it('shows each rejected file with its reason, and removes files one by one', async () => {
    const { user } = await openFeedPage();
    await user.click(kind('Media'));
    await choose(dusk, paper);
    expect(within(await list()).getByRole('alert')).toHaveTextContent(
      'File type must be one of .png, .jpg, .jpeg, .webp, .gif, .mp4, .m4v, .mov, .webm',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss paper.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove dusk.jpg' }));
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    expect(screen.queryByText('dusk.jpg')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(
      jest.mocked(URL.createObjectURL).mock.calls.length,
    );
  });

  it.each([
    ['IMG_0042.heic', 'image/heic'],
    ['scan.tiff', 'image/tiff'],
    ['logo.svg', 'image/svg+xml'],
    ['clip.avi', 'video/x-msvideo'],
  ])('refuses %s when it is chosen, and names the possible kinds', async (name, type) => {
    const { user } = await openFeedPage();
    await user.click(kind('Media'));
    await choose(new File(['x'], name, { type }), dusk);
    expect(within(await list()).getByRole('alert')).toHaveTextContent(
      'File type must be one of .png, .jpg, .jpeg, .webp, .gif, .mp4, .m4v, .mov, .webm',
    );
    const limits = /GIF\) up to 10 MB and 50 megapixels, JPEG photos up to 25 MB, videos/;
    expect(screen.getByText(limits)).toBeVisible();
    await user.click(postButton());
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.form.getAll('media_file')).toHaveLength(1);
  });

  it('accepts the video of a phone', async () => {
    const { user } = await openFeedPage();
    await user.click(kind('Media'));
    await choose(new File(['x'], 'clip.mov', { type: 'video/quicktime' }));
    expect(within(await list()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not sent without a file, and says so', async () => {
    const { user } = await openFeedPage();
    await user.click(kind('Media'));
    write(field(), 'Look at this');
    await user.click(postButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a picture or a video to post.');
    expect(received).toEqual([]);
  });
});

describe('a failed post with files', () => {
  it.each([
    [400, 'dusk.jpg is broken.', 'dusk.jpg is broken.'],
    [413, 'The post is too large.', 'The post is too large.'],
    [415, 'dusk.jpg is not a picture.', 'dusk.jpg is not a picture.'],
    [429, 'Try again in 5 minutes.', 'Try again in 5 minutes.'],
    [500, '', 'An unexpected error occurred. Please try again.'],
  ])(
    'with status %i shows why, loses nothing and is resent with the same key',
    async (status, detail, shown) => {
      const keys: (string | null)[] = [];
      server.use(
        onCall(
          'createMediaPost',
          ({ request }) => {
            keys.push(request.headers.get('Idempotency-Key'));
            return HttpResponse.json({ detail }, { status });
          },
          { once: true },
        ),
      );
      const { user } = await openFeedPage();
      write(field(), 'Precious');
      await user.click(kind('Media'));
      await choose(dusk);
      await user.click(postButton());
      expect(await screen.findByText(shown)).toBeVisible();
      expect(field()).toHaveValue('Precious');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await screen.findByText('Precious', { selector: 'article *' });
      expect(received.map(({ key }) => key)).toEqual(keys);
    },
  );
});

const slowPost = makePost(50, { content: 'Sent slowly', user: adaAuthor });

/** A request that stays pending until the test continues it. */
class StillRequest {
  upload = { onprogress: null as ((event: object) => void) | null };
  status = 201;
  responseText = JSON.stringify(slowPost);
  onload: (() => void) | null = null;
  isAborted = false;
  open = () => undefined;
  send = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  abort = () => {
    this.isAborted = true;
  };
  progress = (percent: number) =>
    act(() => this.upload.onprogress?.({ loaded: percent, total: 100, lengthComputable: true }));
  end = () =>
    act(() => {
      this.onload?.();
      return Promise.resolve();
    });
}

async function sendSlowly() {
  const opened = await openFeedPage();
  const request = new StillRequest();
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(function make() {
    return request as unknown as XMLHttpRequest;
  });
  await opened.user.click(kind('Media'));
  await choose(dusk, dish);
  write(field(), 'Sent slowly');
  await opened.user.click(postButton());
  await screen.findByRole('button', { name: 'Cancel' });
  return { ...opened, request };
}
const bar = () => screen.getByRole('progressbar', { name: 'Upload of your post' });

describe('an upload', () => {
  it('shows its total and per-file progress, then that the server is processing', async () => {
    const { request } = await sendSlowly();
    // Four bytes of the first file and three of the second one's seven.
    request.progress(64);
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '64'));
    expect(screen.getByText('Posting… 64%')).toBeVisible();
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Sent');
    expect(rows[1]).toHaveTextContent('3 B of 7 B · 42%');
    expect(screen.getByText('Posting… 50%')).toBeInTheDocument();
    request.progress(100);
    expect(await screen.findAllByText('Processing…')).toHaveLength(2);
    feedServer.posts = [slowPost, ...feedServer.posts];
    await request.end();
    expect(await screen.findByText('Sent slowly', { selector: 'article *' })).toBeVisible();
  });

  it('can be cancelled, and everything stays', async () => {
    const { user, request } = await sendSlowly();
    expect(screen.getByRole('button', { name: 'Remove dusk.jpg' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(request.isAborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(field()).toHaveValue('Sent slowly');
    expect(field()).toHaveFocus();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is cancelled when its page is left, and the draft is restored later', async () => {
    const { navigate, request } = await sendSlowly();
    await navigate('/elsewhere');
    expect(request.isAborted).toBe(true);
    await navigate('/dashboard/posts');
    expect(field()).toHaveValue('Sent slowly');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/Draft restored/)).toBeVisible();
  });
});

describe('an unsent post', () => {
  const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('makes the browser ask before the page is closed only if files would be lost', async () => {
    const { user } = await openFeedPage();
    write(field(), 'Text is kept anyway');
    expect(isAsked()).toBe(false);
    await user.click(kind('Media'));
    await choose(dusk);
    await list();
    expect(isAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove dusk.jpg' }));
    expect(isAsked()).toBe(false);
  });

  it('is restored after a reload with its kind, text and files, and is removed when discarded', async () => {
    const texts = { post: 'Three nights', 'post:kind': 'media' };
    const stored = { quad_drafts: JSON.stringify({ owner: 7, texts }) };
    const { user, ports, navigate } = await openFeedPage('/elsewhere', stored);
    const files = { media: [{ file: dusk, alt: 'Dusk' }] };
    ports.fileStore.values.set(KEPT_FILES_KEY, { ownerId: 7, files });
    await navigate('/dashboard/posts');
    expect(await screen.findByLabelText(/Alt text/)).toHaveValue('Dusk');
    expect(field()).toHaveValue('Three nights');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field()).toHaveValue('');
    expect(kind('Text')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(ports.fileStore.values.size).toBe(0));
  });
});

it('sends documents as documents', async () => {
  const { user } = await openFeedPage();
  await user.click(kind('Document'));
  await choose(paper, dusk);
  expect(await screen.findByText('File type must be one of .pdf, .docx, .txt')).toBeVisible();
  await user.click(postButton());
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]?.kind).toBe('createDocumentPost');
  expect(received[0]?.form.getAll('document_file')).toHaveLength(1);
});
