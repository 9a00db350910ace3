import { File as NodeFile } from 'node:buffer';
import { CompressionStream } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { SESSION_LOG_NOTE_MAX_LENGTH } from '#contract/limits';
import { startApiServer } from '../testing/apiServer';
import { createFakePorts } from '../testing/fakePorts';
import { onCall, refuseCall } from '../testing/onCall';
import { ada, adaStored } from '../testing/people';
import { renderAt } from '../testing/renderAt';
import { SaveLogButton } from './SaveLogButton';

// jsdom has no streams that pack, and its files can't be sent by Node.
beforeAll(() => void Object.assign(globalThis, { CompressionStream, File: NodeFile }));

const server = startApiServer(onCall('me', () => HttpResponse.json(ada)));

describe('sending the log to the operator', () => {
  const open = async (signedIn = true) => {
    const ports = createFakePorts(signedIn ? adaStored : {});
    const view = await renderAt('/page', <SaveLogButton />, { ports });
    await view.user.click(screen.getByRole('button', { name: 'Save session log' }));
    return view;
  };
  const sends = () => screen.getByLabelText('Send to the people who run this Quad');
  const anonymises = () => screen.getByLabelText('Anonymise names and text for sharing');

  test('is offered to members, with pseudonyms, and says what the log has', async () => {
    const { user } = await open();
    expect(anonymises()).not.toBeChecked();
    await user.click(sends());
    expect(anonymises()).toBeChecked();
    expect(
      await screen.findByText(/^This sends pseudonyms in place of \d+ names? and \d+ texts?\./),
    ).toHaveTextContent('It is deleted after 30 days.');
    await user.click(anonymises());
    expect(
      screen.getByText(/^This sends \d+ names? and .*as you and others wrote them\./),
    ).toBeVisible();
  });

  test('packs it, adds the note and says until when it is kept', async () => {
    const received: { note: unknown; log: string }[] = [];
    server.use(
      onCall('sendSessionLog', async ({ request }) => {
        const form = await request.formData();
        const file = Buffer.from(await (form.get('file') as File).arrayBuffer());
        received.push({ note: form.get('note'), log: gunzipSync(file).toString() });
        return HttpResponse.json(
          { id: 3, expires_at: '2025-04-04T09:00:00.000Z' },
          { status: 201 },
        );
      }),
    );
    const { user } = await open();
    await user.click(sends());
    await user.type(screen.getByLabelText('What happened (optional)'), 'Two likes too many.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/can open it until 4 April 2025\. Then/)).toBeVisible();
    expect(received).toEqual([
      {
        note: 'Two likes too many.',
        log: expect.stringMatching(/^{"format":.*"share":true/) as string,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the note if it fails, and says why', async () => {
    const detail = 'You can send 5 session logs a day. Please try again in 3 hours.';
    server.use(refuseCall('sendSessionLog', 429, detail));
    const { user } = await open();
    await user.click(sends());
    await user.type(screen.getByLabelText('What happened (optional)'), 'Two likes.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText('What happened (optional)')).toHaveValue('Two likes.');
    server.use(refuseCall('sendSessionLog', 404));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^This Quad doesn’t accept session logs yet/)).toBeVisible();
  });

  test('keeps a note that is too long, and says by how much', async () => {
    const { user } = await open();
    await user.click(sends());
    const note = screen.getByLabelText('What happened (optional)');
    await user.click(note);
    await user.paste('x'.repeat(SESSION_LOG_NOTE_MAX_LENGTH + 2));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too long by 2 characters.')).toBeVisible();
    expect(note).toHaveValue('x'.repeat(SESSION_LOG_NOTE_MAX_LENGTH + 2));
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('keeps the note when the dialog is closed by Escape, until it is sent or discarded', async () => {
    const { user } = await open();
    await user.click(sends());
    await user.type(screen.getByLabelText('What happened (optional)'), 'Two likes.{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save session log' }));
    await user.click(sends());
    expect(screen.getByLabelText('What happened (optional)')).toHaveValue('Two likes.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('What happened (optional)')).toHaveValue('');
  });

  test('is not offered to visitors', async () => {
    await open(false);
    expect(screen.queryByLabelText('Send to the people who run this Quad')).toBeNull();
  });
});
