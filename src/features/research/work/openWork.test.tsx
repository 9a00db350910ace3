import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { openResearch } from '../testing/openResearch';
import { campus, emptyCampus, makeWork, refuse, researchHandlers } from '../testing/researchServer';

const server = startApiServer(...researchHandlers);
beforeEach(emptyCampus);

const base = '/dashboard/research';
const openOwn = () => openResearch(`${base}/my_post_research_papers`);
const openOthers = () => openResearch(`${base}/recent-works`);
const field = (name: string) => screen.getByRole('textbox', { name });
const openSwitch = () => screen.findByRole('switch', { name: 'Others may ask to join' });
const CLOSED = 'Not open to requests';

/** Stores the changes of the only own work, and returns their list. */
function keepChanges(): unknown[] {
  const changes: unknown[] = [];
  server.use(
    onCall(['updateResearch', { id: 4 }], async ({ request }) => {
      const change = (await request.json()) as object;
      changes.push(change);
      campus.own = campus.own.map((work) => ({ ...work, ...change }));
      return HttpResponse.json(campus.own[0]);
    }),
  );
  return changes;
}

test('work can be posted as closed to requests', async () => {
  let body: FormData | undefined;
  server.use(
    onCall('postResearch', async ({ request }) => {
      body = await request.formData();
      return HttpResponse.json(makeWork(5), { status: 201 });
    }),
  );
  const { user, address } = await openResearch(`${base}/post-research`);
  for (const name of ['Title', 'Research field', 'Details']) await user.type(field(name), 'Words');
  expect(await openSwitch()).toBeChecked();
  await user.click(await openSwitch());
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(address()).toBe(`${base}/my_post_research_papers`));
  expect(body?.get('is_open')).toBe('false');
});

describe('the switch of own work', () => {
  test('closes it at once, and sends nothing else', async () => {
    campus.own = [makeWork(4)];
    const changes = keepChanges();
    const { user } = await openOwn();
    await user.click(await openSwitch());
    expect(await openSwitch()).not.toBeChecked();
    await waitFor(() => expect(changes).toEqual([{ is_open: false }]));
    await waitFor(() => expect(campus.asked.at(-1)).toContain('my_post_research_papers'));
    expect(await openSwitch()).not.toBeChecked();
  });

  test('ends as clicked last, with one call at a time', async () => {
    campus.own = [makeWork(4)];
    const changes = keepChanges();
    const { user } = await openOwn();
    const control = await openSwitch();
    await Promise.all([user.click(control), user.click(control), user.click(control)]);
    expect(control).not.toBeChecked();
    await waitFor(() => expect(campus.own[0]?.is_open).toBe(false));
    expect(changes.length).toBeLessThanOrEqual(3);
    expect(control).not.toBeChecked();
  });

  test('reverts with a message if the change failed', async () => {
    campus.own = [makeWork(4)];
    server.use(refuse(['updateResearch', { id: 4 }], 500));
    const { user, toasts } = await openOwn();
    await user.click(await openSwitch());
    await waitFor(() => expect(toasts()).toEqual(['Refused with 500.']));
    expect(await openSwitch()).toBeChecked();
  });
});

describe('the dialog to edit own work', () => {
  const openDialog = async () => {
    const opened = await openOwn();
    await opened.user.click(await screen.findByRole('button', { name: 'More about Work 4' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit work' }));
    return { ...opened, dialog };
  };

  test('keeps its changes when it is closed, until they are discarded', async () => {
    campus.own = [makeWork(4)];
    const { user, dialog } = await openDialog();
    const title = () => screen.getByRole('textbox', { name: 'Title' });
    const before = (title() as HTMLInputElement).value;
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' and waves');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'More about Work 4' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(title()).toHaveValue(`${before} and waves`);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(title()).toHaveValue(before);
  });

  test('saves texts and switch, and the work shows that it was edited', async () => {
    campus.own = [makeWork(4)];
    const changes = keepChanges();
    const { user, toasts, dialog } = await openDialog();
    await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' Waves ');
    await user.click(dialog.getByRole('switch', { name: 'Others may ask to join' }));
    campus.own = [makeWork(4, { edited_at: '2026-01-02T00:00:00.000Z' })];
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Waves' })).toBeVisible();
    expect(screen.getByText(/· edited$/)).toBeVisible();
    expect(toasts()).toEqual(['Work saved.']);
    expect(changes).toEqual([
      {
        title: 'Waves',
        research_field: 'Physics',
        details: 'Looking for counter-examples.',
        is_open: false,
      },
    ]);
  });

  test('requires every text, and keeps them if the server refuses', async () => {
    campus.own = [makeWork(4)];
    server.use(refuse(['updateResearch', { id: 4 }], 403));
    const { user, dialog } = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('All fields are required.')).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    await user.type(title, 'Waves');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Refused with 403.')).toBeVisible();
    expect(title).toHaveValue('Waves');
  });
});

describe('closed work of others', () => {
  test('has no button to ask', async () => {
    campus.works = [makeWork(4, { is_open: false })];
    await openOthers();
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Work 4/ })).not.toBeInTheDocument();
  });

  test.each([
    ['pending', 'Request Sent'],
    ['accepted', 'Request Sent'],
    ['declined', 'Declined'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('shows a request that is %s as “%s”', async (request_status, text) => {
    campus.works = [
      makeWork(4, { is_open: false, can_request_collaboration: false, request_status }),
    ];
    await openOthers();
    const button = await screen.findByRole('button', { name: `${text}: Work 4` });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(CLOSED)).not.toBeInTheDocument();
  });

  test('that was closed while the user wrote says so, and the focus stays on the page', async () => {
    campus.works = [makeWork(4)];
    server.use(
      onCall(['requestCollaboration', { id: 4 }], () => {
        campus.works = [makeWork(4, { is_open: false })];
        return HttpResponse.json({ detail: 'Closed.' }, { status: 409 });
      }),
    );
    const { user } = await openOthers();
    await user.click(await screen.findByRole('button', { name: /^Ask to collaborate/ }));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    const reason = 'Error requesting collaboration. This work was just closed to requests.';
    expect(await screen.findByText(reason)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send request' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText(CLOSED)).toHaveFocus());
  });
});
