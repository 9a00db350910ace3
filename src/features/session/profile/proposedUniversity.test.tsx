import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { CompleteProfilePage } from './CompleteProfilePage';

const incomplete = { ...ada, profile_completed: false, proposed_university: 'University of Dhaka' };
startApiServer(
  respondToMe(200, incomplete),
  onCall('listUniversities', () => HttpResponse.json([])),
);

test('the university of the email address is proposed and can be replaced', async () => {
  const ports = createFakePorts(adaStored);
  const { user } = await renderAt('/complete-profile', <CompleteProfilePage />, { ports });
  const field = await screen.findByRole('combobox', { name: /^University/ });
  expect(field).toHaveValue('University of Dhaka');
  expect(field).toHaveAccessibleDescription('Proposed because of your email address.');
  await user.clear(field);
  await user.type(field, 'BUET');
  expect(field).not.toHaveAccessibleDescription('Proposed because of your email address.');
});
