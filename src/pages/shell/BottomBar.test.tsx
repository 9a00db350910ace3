import { screen, within } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { BottomBar } from './BottomBar';

startApiServer(respondToMe(200, ada));

test("the phone's bottom bar uses the same labels as the wide bar", async () => {
  await renderAt('/page', <BottomBar />, { ports: createFakePorts(adaStored) });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard/posts'],
    ['Connections', '/dashboard/suggested-users'],
    ['Research', '/dashboard/research'],
    ['Events', '/dashboard/Events'],
    ['Messages', '/dashboard/chat'],
  ]);
});
