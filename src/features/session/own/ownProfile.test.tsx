import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Me } from '#contract/entities/person';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { EmailPrivacy } from '../account/EmailPrivacy';
import { ChangePicture } from './ChangePicture';
import { OwnProfileTools } from './OwnProfileTools';

const me: Me = {
  ...ada,
  university_name: 'University of Dhaka',
  department: 'Physics',
  fields_of_interest: 'Data Science',
  hides_email: false,
};
const server = startApiServer(
  respondToMe(200, me),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listUniversities', () => HttpResponse.json([])),
);
const open = (part: ReactElement) =>
  renderAt('/dashboard/ada/about', part, { ports: createFakePorts(adaStored) });
const picture = new File(['pixels'], 'me.png', { type: 'image/png' });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:me';
  URL.revokeObjectURL = () => undefined;
});

async function choose(file: File) {
  const view = await open(<ChangePicture />);
  expect(screen.getByRole('button', { name: 'Change your picture' })).toBeVisible();
  const input = screen.getByLabelText('Picture file');
  input.removeAttribute('accept');
  await view.user.upload(input, file);
  return view;
}

test('a chosen picture is previewed first, and Back cancels', async () => {
  const { user, session } = await choose(picture);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your picture' }));
  expect(dialog.getByRole('heading', { name: 'Use this photo?' })).toBeVisible();
  expect(dialog.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session().me?.profile_picture).toBeNull();
});

test('a file that is not a picture is rejected with the reason, and no preview opens', async () => {
  const { store } = await choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({
    kind: 'error',
    text: 'Please upload a valid image file (jpg, jpeg, png, tiff, webp, bmp, svg).',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an uploaded picture is shown from then on', async () => {
  server.use(onCall('uploadPicture', () => HttpResponse.json({ filename: '/api/files/me.webp' })));
  const { user, session, store } = await choose(picture);
  await user.click(await screen.findByRole('button', { name: 'Use photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session().me?.profile_picture).toBe('/api/files/me.webp');
  expect(selectToasts(store.getState()).at(-1)?.text).toBe('Profile picture updated.');
});

test.each([
  ['The picture is broken.', 'Upload failed: The picture is broken.'],
  ['', 'Upload failed: Unknown error'],
])('an upload that failed with "%s" says "%s" and keeps the picture', async (detail, text) => {
  server.use(onCall('uploadPicture', () => HttpResponse.json({ detail }, { status: 400 })));
  const { user } = await choose(picture);
  await user.click(await screen.findByRole('button', { name: 'Use photo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
});

test('the profile is edited in a dialog that starts with the current values', async () => {
  server.use(
    onCall('completeStep1', async ({ request }) => {
      const body = await request.formData();
      return HttpResponse.json({ ...me, department: body.get('department') });
    }),
  );
  const { user, session } = await open(<OwnProfileTools />);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  expect(await form.findByRole('combobox', { name: 'University' })).toHaveValue(
    'University of Dhaka',
  );
  expect(form.getByRole('button', { name: 'Data Science', pressed: true })).toBeVisible();
  const department = form.getByRole('combobox', { name: 'Department' });
  await user.clear(department);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(department).toHaveAttribute('aria-invalid', 'true'));
  await user.type(department, 'Chemistry');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session().me?.department).toBe('Chemistry');
});

test('mentoring is offered on some of the interests, and saved after them', async () => {
  const calls: unknown[] = [];
  const mentoring = { topics: [], places: 0, places_left: 0 };
  server.use(
    respondToMe(200, { ...me, mentoring }),
    onCall('completeStep1', async ({ request }) => {
      calls.push((await request.formData()).getAll('fields_of_interest'));
      return HttpResponse.json({ ...me, mentoring });
    }),
    onCall('changeDetails', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ ...me, mentoring });
    }),
  );
  const { user } = await open(<OwnProfileTools />);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  expect(form.queryByRole('group', { name: 'Topics for mentoring' })).toBeNull();
  await user.selectOptions(await form.findByLabelText('Mentoring (optional)'), '2 places');
  const topics = within(form.getByRole('group', { name: 'Topics for mentoring' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose at least one topic, or no mentoring.')).toBeVisible();
  const interests = within(form.getByRole('group', { name: 'Fields of interest' }));
  await user.click(interests.getByRole('button', { name: 'AI Ethics' }));
  await user.click(topics.getByRole('button', { name: 'AI Ethics' }));
  await user.click(topics.getByRole('button', { name: 'Data Science' }));
  // A topic goes away with its interest.
  await user.click(interests.getByRole('button', { name: 'Data Science' }));
  expect(topics.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['AI Ethics']);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([['AI Ethics'], { mentoring_topics: ['AI Ethics'], mentoring_places: 2 }]);
});

test('a switch hides and shows the address', async () => {
  let hides = false;
  server.use(
    onCall('changePrivacy', async ({ request }) => {
      hides = ((await request.json()) as { hides_email: boolean }).hides_email;
      return HttpResponse.json({ ...me, hides_email: hides });
    }),
  );
  const { user } = await open(<EmailPrivacy />);
  const hide = screen.getByRole('switch', { name: 'Hide my email address' });
  expect(hide).toHaveAccessibleDescription('Only you and your connections can see it.');
  await user.click(hide);
  await waitFor(() => expect(hides).toBe(true));
  await waitFor(() => expect(hide).toBeChecked());
  expect(hide).toHaveAccessibleDescription('Only you can see it.');
  await user.click(hide);
  await waitFor(() => expect(hides).toBe(false));
  await waitFor(() => expect(hide).not.toBeChecked());
});

test('a switch the server rejected reverts, with the reason', async () => {
  server.use(onCall('changePrivacy', () => HttpResponse.json({ detail: '' }, { status: 503 })));
  const { user, store } = await open(<EmailPrivacy />);
  const hide = screen.getByRole('switch', { name: 'Hide my email address' });
  await user.click(hide);
  await waitFor(() =>
    expect(selectToasts(store.getState()).at(-1)?.text).toBe(
      'Couldn’t save this setting. Try again.',
    ),
  );
  expect(hide).not.toBeChecked();
});

test('unsaved changes to the profile are not discarded without a question', async () => {
  const { user } = await open(<OwnProfileTools />);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  const department = () => screen.getByRole('combobox', { name: 'Department', hidden: true });
  await waitFor(() => expect(department()).toHaveValue('Physics'));
  await user.type(department(), ' and Astronomy');
  // The first Escape closes the list of suggestions, if it is open.
  await user.keyboard('{Escape}');
  if (screen.queryByRole('alertdialog') === null) await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(department()).toHaveValue('Physics and Astronomy');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unsaved changes to the profile are there again after the page was left', async () => {
  const { user } = await open(<OwnProfileTools />);
  const department = () => screen.findByRole('combobox', { name: 'Department', hidden: true });
  const goTo = (path: string) =>
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  await user.type(await department(), ' and Astronomy');
  goTo('/elsewhere');
  expect(screen.getByText('Another page')).toBeVisible();
  goTo('/dashboard/ada/about');
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(await department()).toHaveValue('Physics and Astronomy');
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] ?? document.body);
  expect(await department()).toHaveValue('Physics');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unchanged profile closes without a question', async () => {
  const { user } = await open(<OwnProfileTools />);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  await screen.findByRole('combobox', { name: 'Department' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
