import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppRoutes } from '#app/AppRoutes';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { ReplayPage } from '../ReplayPage';
import { ScreensContext } from '../screen/ScreensContext';
import { captionAt, samplePath, samples } from './samples';

let isOffline = false;
const asked: string[] = [];
startApiServer(
  http.get('*/samples/:file', ({ params }) => {
    asked.push(String(params.file));
    if (isOffline) return HttpResponse.error();
    return HttpResponse.text(readFileSync(`public/samples/${String(params.file)}`, 'utf8'));
  }),
);
beforeEach(() => {
  isOffline = false;
  asked.splice(0);
});

const openPage = (address: string) =>
  renderAt(
    address,
    <ScreensContext value={AppRoutes}>
      <ReplayPage />
    </ScreensContext>,
  );
const position = () => screen.findByRole('slider', { name: 'Position' }, { timeout: 10_000 });
const [firstDay] = samples;

test('the empty page leads to each sample, which is opened', async () => {
  const { user } = await openPage('/replay');
  const links = samples.map(({ title }) => screen.getByRole('link', { name: title }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    samples.map(({ name }) => samplePath(name)),
  );
  await user.click(links[0] ?? document.body);
  await position();
  expect(asked).toContain('first-day.jsonl');
  expect(screen.getByText(firstDay?.title ?? '')).toBeVisible();
});

test('a sample plays by itself, twice as fast and with captions', async () => {
  await openPage('/replay?sample=first-day&play=1');
  await position();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '2×' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Skip idle time' })).not.toBeChecked();
  expect(screen.getByText(firstDay?.captions[0]?.sentence ?? '')).toBeVisible();
});

test('with reduced motion, or without play=1, a sample waits', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as never,
    );
  await openPage('/replay?sample=first-day&play=1');
  await position();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the sample with a bug diverges at its last caption', async () => {
  const { user } = await openPage('/replay?sample=counted-twice');
  await user.click(await screen.findByRole('button', { name: 'Go to 41' }, { timeout: 10_000 }));
  expect(screen.getByText(/^Here the recording went on with two likes\./)).toBeVisible();
});

test('a sample that can’t be fetched can be tried again', async () => {
  isOffline = true;
  const { user } = await openPage('/replay?sample=first-day');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load the sample. Check your connection and try again.',
  );
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await position()).toBeVisible();
});

test('an unknown sample shows the empty page', async () => {
  await openPage('/replay?sample=constructor');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such sample.');
  expect(screen.getByRole('heading', { name: 'Watch a sample' })).toBeVisible();
  await waitFor(() => expect(asked).toEqual([]));
});

test('a file that is opened replaces the sample', async () => {
  const { user } = await openPage('/replay?sample=first-day');
  await position();
  const file = new File([readFileSync('public/samples/broken-line.jsonl', 'utf8')], 'mine.jsonl');
  const stream = () => new Response(readFileSync('public/samples/broken-line.jsonl')).body;
  await user.upload(screen.getByLabelText('Open log: file'), Object.assign(file, { stream }));
  expect(await screen.findByText('mine.jsonl')).toBeVisible();
  expect(screen.queryByText(firstDay?.captions[0]?.sentence ?? '')).toBeNull();
});

test('the address of an action is that of the sample, and of no sample for an opened file', async () => {
  const { user } = await openPage('/replay?sample=first-day&play=1');
  await position();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const copyAtEnd = async () => {
    await user.click(screen.getByRole('button', { name: 'To the end' }));
    await user.click(screen.getByRole('button', { name: 'Link to this action' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible());
  };
  await copyAtEnd();
  expect(write).toHaveBeenLastCalledWith('http://localhost/replay?sample=first-day#at=57');
  const stream = () => new Response(readFileSync('public/samples/broken-line.jsonl')).body;
  await user.upload(
    screen.getByLabelText('Open log: file'),
    Object.assign(new File([], 'mine.jsonl'), { stream }),
  );
  expect(await screen.findByText('mine.jsonl')).toBeVisible();
  await copyAtEnd();
  expect(write).toHaveBeenLastCalledWith('http://localhost/replay#at=72');
});

test('a caption stays until the next', () => {
  if (!firstDay) throw new Error('There are no samples');
  const [first, second] = firstDay.captions;
  expect(captionAt(firstDay, -1)).toBeNull();
  expect(captionAt(firstDay, (second?.place ?? 0) - 1)).toBe(first?.sentence);
  expect(captionAt(firstDay, second?.place ?? 0)).toBe(second?.sentence);
});
