import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { PROFILE_PICTURE_MAX_BYTES } from '#contract/limits';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { CompleteProfilePage } from './CompleteProfilePage';

const universities = [
  { id: 1, name: 'University of Dhaka', departments: ['Physics', 'Law'], total_members: 2 },
  { id: 2, name: 'BUET', departments: ['Architecture'], total_members: 1 },
].map((university) => ({ ...university, post_ids: [], is_listed: true }));
const incomplete = { ...ada, profile_completed: false };
const complete = {
  ...ada,
  university_name: 'BUET',
  department: 'Architecture',
  fields_of_interest: 'Data Science, Bridges',
};
const invalidImage = 'Please upload a valid image file (jpg, jpeg, png, tiff, webp, bmp, svg).';

let uploads: string[] = [];
const respondToPicture = (status: number, body: object) =>
  onCall('uploadPicture', async ({ request }) => {
    uploads.push(await request.text());
    return HttpResponse.json(body, { status });
  });
const server = startApiServer(
  respondToMe(200, incomplete),
  onCall('listUniversities', () => HttpResponse.json(universities)),
  onCall('completeStep1', () => HttpResponse.json({ ...incomplete, ...complete })),
  respondToPicture(200, { filename: '/files/a.png' }),
);

beforeEach(() => {
  uploads = [];
  // Browser features that jsdom lacks: files that work in its forms, object URLs, a canvas.
  Object.assign(globalThis, { File: NodeFile });
  let made = 0;
  URL.createObjectURL = () => `blob:http://localhost/${++made}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    fillText: () => undefined,
    measureText: () => ({ actualBoundingBoxAscent: 1, actualBoundingBoxDescent: 0 }),
  } as unknown as null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['generated'], { type: 'image/png' })));
});

async function open(ports = createFakePorts(adaStored)) {
  const view = await renderAt('/complete-profile', <CompleteProfilePage />, { ports });
  await screen.findByRole('heading', { name: 'Create Your Academic Persona' });
  return view;
}

/** Opens the second step, as for a user who left after the first. */
async function openSecondStep(ports = createFakePorts(adaStored)) {
  server.use(respondToMe(200, complete));
  const shown = await open(ports);
  await screen.findByText('Drop a picture here');
  return shown;
}

const university = () => screen.findByRole('combobox', { name: 'University' });
const department = () => screen.findByRole('combobox', { name: 'Department' });
const interest = (name: string) => screen.getByRole('button', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const picture = (name = 'me.png', type = 'image/png') => new File(['pixels'], name, { type });
const dropInput = () => screen.getByLabelText('Choose file', { selector: 'input' });

describe('the first step', () => {
  test('leads to the second after the server accepted it, and the page updates', async () => {
    let sent = '';
    server.use(
      onCall('completeStep1', async ({ request }) => {
        const form = await request.formData();
        sent = JSON.stringify([...form]);
        return HttpResponse.json(complete);
      }),
    );
    const { user, session } = await open();
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 2' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await user.type(await university(), 'du{Escape}');
    await user.clear(await university());
    await user.type(await university(), 'University of Dhaka');
    await user.type(await department(), 'phy{ArrowDown}{Enter}');
    await user.click(interest('Data Science'));
    await user.click(interest('AI Ethics'));
    await press(user, 'Continue');
    expect(await screen.findByText('Step 2 of 2')).toBeInTheDocument();
    expect(JSON.parse(sent)).toEqual([
      ['university_name', 'University of Dhaka'],
      ['department', 'Physics'],
      ['fields_of_interest', 'Data Science'],
      ['fields_of_interest', 'AI Ethics'],
    ]);
    expect(session().me?.profile_completed).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('suggests universities, and the departments of the typed one', async () => {
    const { user } = await open();
    await user.click(await university());
    const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
    const names = () => options().map(({ textContent }) => textContent);
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['University of Dhaka', 'BUET']));
    await user.click(screen.getByRole('option', { name: 'BUET' }));
    await user.click(await department());
    expect(names()).toEqual(['Architecture']);
  });

  test('offers ten interests', async () => {
    await open();
    const group = screen.getByRole('group', { name: 'Fields of interest' });
    expect(within(group).getAllByRole('button')).toHaveLength(10);
  });

  test('marks missing fields without visible text, focuses the first and sends nothing', async () => {
    let calls = 0;
    server.use(onCall('completeStep1', () => HttpResponse.json({ calls: ++calls })));
    const { user } = await open();
    await user.type(await university(), 'BUET{Escape}');
    await press(user, 'Continue');
    await waitFor(async () => expect(await department()).toHaveFocus());
    expect(await department()).toBeInvalid();
    expect(await university()).not.toBeInvalid();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    for (const text of screen.getAllByText(/^(Enter your|Choose)/))
      expect(text).toHaveClass('visually-hidden');
    await user.type(await department(), 'Architecture{Escape}');
    await press(user, 'Continue');
    await waitFor(() => expect(interest('Machine Learning')).toHaveFocus());
    expect(calls).toBe(0);
  });

  test.each([
    ['the detail', { detail: 'No such place' }, 'No such place'],
    ['a text of its own', {}, 'Couldn’t save your profile. Try again.'],
  ])('rejected by the server shows %s and keeps its values', async (_name, body, text) => {
    server.use(onCall('completeStep1', () => HttpResponse.json(body, { status: 422 })));
    const { user } = await open();
    await user.type(await university(), 'BUET{Escape}');
    await user.type(await department(), 'Law{Escape}');
    await user.click(interest('Blockchain'));
    await press(user, 'Continue');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
    expect(await department()).toHaveValue('Law');
    expect(interest('Blockchain')).toHaveAttribute('aria-pressed', 'true');
  });

  test('works if the list of universities fails to load', async () => {
    server.use(onCall('listUniversities', () => HttpResponse.error()));
    const { user } = await open();
    await user.type(await university(), 'A new one');
    expect(await university()).toHaveValue('A new one');
  });
});

describe('the second step', () => {
  test('opens for a user who left after the first', async () => {
    await openSecondStep();
    expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
  });

  test('leads back to the first with its values', async () => {
    const { user } = await openSecondStep();
    await press(user, 'Back to step 1');
    expect(await university()).toHaveValue('BUET');
    expect(await department()).toHaveValue('Architecture');
    expect(interest('Data Science')).toHaveAttribute('aria-pressed', 'true');
    expect(interest('Bridges')).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows a chosen picture, sends it on Finish and leads to the dashboard', async () => {
    const { user, place, session } = await openSecondStep();
    await user.upload(dropInput(), picture());
    expect(await screen.findByText('Use this photo?')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'The picture you chose' })).toHaveAttribute(
      'src',
      expect.stringContaining('blob:'),
    );
    await press(user, 'Finish');
    await screen.findByText('Another page');
    expect(place().path).toBe('/dashboard');
    expect(uploads).toEqual([expect.stringContaining('filename="me.png"')]);
    expect(session().me?.profile_picture).toBe('/files/a.png');
  });

  test('keeps the chosen picture during a visit to the first', async () => {
    const { user } = await openSecondStep();
    await user.upload(dropInput(), picture());
    await press(user, 'Back to step 1');
    await screen.findByText('Step 1 of 2');
    await press(user, 'Continue');
    expect(await screen.findByText('Use this photo?')).toBeInTheDocument();
  });

  test('lets the picture be changed or removed', async () => {
    const { user } = await openSecondStep();
    await user.upload(dropInput(), picture());
    const chosen = await screen.findByText('· 6 B');
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    await press(user, 'Change');
    const input: unknown = opened.mock.contexts[0];
    if (!(input instanceof HTMLInputElement)) throw new Error('No file dialog was opened');
    await user.upload(input, picture('other.png'));
    expect(chosen).toHaveTextContent('other.png · 6 B');
    await press(user, 'Back');
    expect(screen.queryByText('Use this photo?')).not.toBeInTheDocument();
    await press(user, 'Finish');
    await screen.findByText('Another page');
    expect(uploads).toEqual([]);
  });

  test.each([
    ['a text', () => picture('notes.txt', 'text/plain'), invalidImage],
    ['a gif', () => picture('me.gif', 'image/gif'), invalidImage],
    [
      'a picture too large',
      () =>
        new File([new Uint8Array(PROFILE_PICTURE_MAX_BYTES + 1)], 'me.png', { type: 'image/png' }),
      `File is larger than ${PROFILE_PICTURE_MAX_BYTES} bytes`,
    ],
  ])('rejects %s and says why', async (_name, makeFile, text) => {
    const { user } = await openSecondStep();
    await userEvent.upload(dropInput(), makeFile(), { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Use this photo?')).not.toBeInTheDocument();
    await user.upload(dropInput(), picture());
    await screen.findByText('Use this photo?');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('sends a generated letter on Skip, and leads to the dashboard', async () => {
    const { user, place } = await openSecondStep();
    await press(user, 'Skip');
    await screen.findByText('Another page');
    expect(place().path).toBe('/dashboard');
    expect(uploads).toEqual([expect.stringContaining('filename="avatar.png"')]);
    expect(uploads[0]).toMatch(/name="origin"\s+generated/);
  });

  test.each([
    ['Finish', 413, { detail: 'Too big' }, 'Upload failed: Too big'],
    ['Finish', 500, {}, 'Upload failed: Unknown error'],
    ['Skip', 500, {}, 'Upload failed: Unknown error'],
  ])('stays after %s if the upload responds with %i', async (button, status, body, text) => {
    server.use(respondToPicture(status, body));
    const { user, place } = await openSecondStep();
    await user.upload(dropInput(), picture());
    await press(user, button);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(place().path).toBe('/complete-profile');
    expect(screen.getByText('Use this photo?')).toBeInTheDocument();
  });

  test('stays if the browser cannot draw', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = await openSecondStep();
    await press(user, 'Skip');
    expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed: Unknown error');
  });

  test('shows the progress of the upload', async () => {
    const upload: { onprogress?: (event: ProgressEvent) => void } = {};
    const nothing = () => undefined;
    const ports = createFakePorts(adaStored);
    ports.createUpload = () =>
      ({
        upload,
        open: nothing,
        setRequestHeader: nothing,
        send: nothing,
      }) as unknown as XMLHttpRequest;
    const { user } = await openSecondStep(ports);
    await user.upload(dropInput(), picture());
    await press(user, 'Finish');
    await waitFor(() => expect(upload.onprogress).toBeDefined());
    const progress = (loaded: number) => {
      const event = new ProgressEvent('progress', { loaded, total: 200, lengthComputable: true });
      act(() => void upload.onprogress?.(event));
    };
    progress(80);
    expect(screen.getByText('Uploading… 40%')).toBeInTheDocument();
    progress(200);
    expect(screen.getByText('Processing…')).toBeInTheDocument();
    expect(interest('Skip')).toHaveAttribute('aria-disabled', 'true');
  });
});
