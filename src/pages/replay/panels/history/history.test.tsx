import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { useState, type ReactElement } from 'react';
import { rootReducer, type RootState } from '#app/store/rootReducer';
import { createReplay } from '#replay/createReplay';
import { LOG_FORMAT, LOG_VERSION, type LogHeader } from '#replay/logFormat';
import { navigated } from '#shared/store/pageEvents';
import { createGate } from '#shared/testing/createGate';
import { renderAt } from '#shared/testing/renderAt';
import * as afterPaint from '#shared/lib/afterPaint';
import type { OpenLog } from '../../useLogFile';
import { Inspector } from '../Inspector';

jest.mock('#shared/lib/afterPaint', () => {
  const whole = jest.requireActual<typeof afterPaint>('#shared/lib/afterPaint');
  return { ...whole, yieldToMain: jest.fn(whole.yieldToMain) };
});
const yieldToMain = jest.mocked(afterPaint.yieldToMain);

const header: LogHeader = {
  format: LOG_FORMAT,
  version: LOG_VERSION,
  application: '1.0.0',
  started_at: '2026-01-01T00:00:00.000Z',
  mode: 'recording',
  share: false,
  count: 0,
  ended_by: null,
  initial_state: {},
};

const goTo = (path: string) => navigated({ path, kind: 'PUSH' });
const other: UnknownAction = { type: 'other' };

/** A log whose first action has the number 10. */
async function openLog(name: string, actions: readonly UnknownAction[]): Promise<OpenLog> {
  const reducer = rootReducer as Reducer<RootState, UnknownAction>;
  const replay = createReplay({ reducer, header });
  await replay.load(actions.map((action, place) => ({ i: place + 10, t: place, action })));
  return { name, replay, kinds: [], problem: null, sample: null, token: null };
}

function Viewer({
  log,
  second = null,
}: {
  readonly log: OpenLog;
  readonly second?: OpenLog | null;
}) {
  const [place, setPlace] = useState(1);
  return (
    <>
      <p>At {place}</p>
      <Inspector log={log} other={second} place={place} goTo={setPlace} />
    </>
  );
}

const actions = [goTo('/login'), goTo('/help'), other, goTo('/about'), other];
const user = userEvent.setup({ delay: null });
const show = (page: ReactElement) => renderAt('/replay', page);
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole('combobox', { name: 'Path of a value' }, { timeout: 5_000 });
const changes = async () =>
  within(await screen.findByRole('list', { name: 'Actions that changed it' })).getAllByRole(
    'button',
  );

async function ask(path: string): Promise<void> {
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await user.clear(await field());
  await user.type(await field(), path.replaceAll('[', '[['));
  await user.click(button('Show history'));
}

test('a change leads to the history of its value, which leads to the other changes', async () => {
  await show(<Viewer log={await openLog('one', actions)} />);
  await user.click(button('History of navigation.path'));
  expect(await field()).toHaveValue('navigation.path');
  expect(await screen.findByText('3 changes')).toBeVisible();
  expect((await changes()).map((row) => row.textContent)).toEqual([
    '10app/navigatedchanged−Before null+Now "/login"',
    '11app/navigatedchanged−Before "/login"+Now "/help"',
    '13app/navigatedchanged−Before "/help"+Now "/about"',
  ]);
  expect((await changes())[1]).toHaveAttribute('aria-current', 'step');
  await user.click(button('Next change'));
  expect(screen.getByText('At 3')).toBeVisible();
  expect(button('Next change')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Previous change'));
  await user.click(button('Previous change'));
  expect(screen.getByText('At 0')).toBeVisible();
  expect(button('Previous change')).toHaveAttribute('aria-disabled', 'true');
  await user.click((await changes())[2] ?? document.body);
  expect(screen.getByText('At 3')).toBeVisible();
});

test('a typed path is completed and shown; a malformed and an unknown one are explained', async () => {
  await show(<Viewer log={await openLog('one', actions)} />);
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await user.type(await field(), 'navigation.pa');
  await user.click(await screen.findByRole('option', { name: 'navigation.path' }));
  await user.type(await field(), '{Enter}');
  expect(await screen.findByText('3 changes')).toBeVisible();
  await ask('navigation..path');
  expect(await screen.findByText(/^This is not a path\. Write one like /)).toBeVisible();
  expect(await field()).toBeInvalid();
  await user.type(await field(), '.x');
  expect(await field()).toBeValid();
  await ask('feed.posts.28.total_likes');
  expect(await screen.findByText('No state of this log has that.')).toBeVisible();
});

test('two logs show the history of each', async () => {
  const second = await openLog('two', [goTo('/login'), other, goTo('/terms')]);
  await show(<Viewer log={await openLog('one', actions)} second={second} />);
  await user.click(button('History of navigation.path'));
  const first = await screen.findByRole('region', { name: 'In one' }, { timeout: 5_000 });
  expect(await within(first).findByText('3 changes')).toBeVisible();
  const region = screen.getByRole('region', { name: 'In two' });
  expect(await within(region).findByText('2 changes')).toBeVisible();
  expect(within(region).getByText('"/terms"')).toBeVisible();
});

test('of many changes, those around the current action are listed', async () => {
  const many = Array.from({ length: 300 }, (_none, page) => goTo(`/posts/${page}`));
  await show(<Viewer log={await openLog('one', many)} />);
  await user.click(button('History of navigation.path'));
  const found = 'Changes 1 to 100 of 300, around the current action.';
  expect(await screen.findByText(found)).toBeVisible();
  await user.click((await changes())[99] ?? document.body);
  expect(screen.getByText('Changes 51 to 150 of 300, around the current action.')).toBeVisible();
  expect(await changes()).toHaveLength(100);
});

test('a long search shows its progress, can be cancelled and started again', async () => {
  const log = await openLog('one', actions);
  // Every action takes long, and the pauses between them end when the gate opens.
  let clock = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 100));
  const gate = createGate();
  yieldToMain.mockReturnValue(gate.opened);
  await show(<Viewer log={log} />);
  await user.click(button('History of navigation.path'));
  expect(await screen.findByText('1 of 5 actions', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /^Comparing/ })).toBeVisible();
  await user.click(button('Cancel'));
  expect(screen.getByText('Cancelled before the end of the log.')).toBeVisible();
  await act(async () => {
    gate.open();
    await gate.opened;
  });
  expect(screen.queryByText('3 changes')).toBeNull();
  now.mockRestore();
  await user.click(button('Start again'));
  expect(await screen.findByText('3 changes')).toBeVisible();
});
