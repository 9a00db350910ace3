import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { CompleteProfilePage } from './CompleteProfilePage';

const incomplete = { ...ada, profile_completed: false };
const complete = {
  ...ada,
  university_name: 'BUET',
  department: 'Architecture',
  fields_of_interest: 'Data Science',
};
const server = startApiServer(
  respondToMe(200, incomplete),
  onCall('listUniversities', () => HttpResponse.json([])),
);

async function open() {
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/complete-profile', <CompleteProfilePage />, { ports });
  await screen.findByRole('heading', { name: 'Create Your Academic Persona' });
  return view;
}

describe('the name and the position', () => {
  const sent: object[] = [];
  const respond = (status: number, body: object) =>
    onCall('changeDetails', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json(body, { status });
    });
  const fill = async (user: UserEvent) => {
    await user.type(screen.getByLabelText('Name (optional)'), 'Ada King');
    await user.selectOptions(screen.getByLabelText('I am a… (optional)'), 'Researcher');
    await user.type(await screen.findByRole('combobox', { name: 'University' }), 'BUET');
    await user.type(await screen.findByRole('combobox', { name: 'Department' }), 'Architecture');
    await user.click(screen.getByRole('button', { name: 'Data Science' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  beforeEach(() => sent.splice(0));

  test('are sent before the rest, and shown from then on', async () => {
    const named = { ...incomplete, display_name: 'Ada King', position: 'researcher' };
    server.use(
      respond(200, named),
      onCall('completeStep1', () =>
        HttpResponse.json({ ...named, ...complete, display_name: 'Ada King' }),
      ),
    );
    const { user, session } = await open();
    await fill(user);
    await screen.findByText('Drop a picture here');
    expect(sent).toEqual([{ display_name: 'Ada King', position: 'researcher' }]);
    expect(session().me?.display_name).toBe('Ada King');
  });

  test('show what is wrong with them at the field, and lose nothing', async () => {
    server.use(
      respond(400, { detail: 'Another name.', errors: { display_name: 'Another name.' } }),
    );
    const { user } = await open();
    await fill(user);
    const field = await screen.findByRole('textbox', {
      name: 'Name (optional)',
      description: /Another name/,
    });
    expect(field).toHaveValue('Ada King');
    expect(field).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 2' })).toBeInTheDocument();
  });
});
