import type { Page } from '@playwright/test';
import { addressOf, holdCall } from '../support/calls';
import { makeNewcomer, openProfile, fillLogin } from '../support/newcomers';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';

const university = (page: Page) => page.getByRole('combobox', { name: 'University' });
const department = (page: Page) => page.getByRole('combobox', { name: 'Department' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => chip(page, name).click();
const step = (page: Page, number: 1 | 2) =>
  page.getByRole('status').getByText(`Step ${number} of 2`);
const me = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    return (await (await fetch('/api/auth/users/me/', { headers })).json()) as Record<
      string,
      string
    >;
  });

async function finishFirstStep(page: Page): Promise<void> {
  await university(page).fill('University of Dhaka');
  await department(page).fill('Physics');
  await chip(page, 'Data Science').click();
  await press(page, 'Continue');
  await expect(step(page, 2)).toBeVisible();
}

async function choosePicture(page: Page, name = 'portrait.png'): Promise<void> {
  const buffer = await page.screenshot();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'image/png', buffer });
}

test('a missing value is highlighted and announced without visible text, and nothing is sent', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await openProfile(page, await makeNewcomer(quad, 'missing'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Academic Persona');
  let sent = 0;
  await page.route(addressOf('completeStep1'), (route) => {
    sent += 1;
    return route.continue();
  });
  await press(page, 'Continue');
  await expect(university(page)).toBeFocused();
  await expect(university(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(department(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText([
    'Enter your university.',
    'Enter your department.',
    'Choose at least one interest.',
  ]);
  for (const text of await page.getByRole('alert').all())
    expect((await text.locator('span').boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
  await expect(step(page, 1)).toBeVisible();
  expect(sent).toBe(0);
});

test('known places are suggested, another spelling joins them, and new ones are accepted', async ({
  quad,
  visit,
}) => {
  await makePerson(quad, 'settler');
  const { page } = await visit();
  await openProfile(page, await makeNewcomer(quad, 'speller'));
  // The country’s universities are suggested even before they have members.
  await university(page).fill('khulna u');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    'Khulna University',
  );
  await university(page).fill('dhak');
  await page.getByRole('option', { name: 'University of Dhaka', exact: true }).click();
  await expect(university(page)).toHaveValue('University of Dhaka');
  await department(page).click();
  await expect(page.getByRole('option', { name: 'Physics' })).toBeVisible();
  await department(page).fill('Needle Studies');
  await university(page).fill('  university  OF dhaka ');
  await chip(page, 'Blockchain').click();
  await press(page, 'Continue');
  await expect(step(page, 2)).toBeVisible();
  expect(await me(page)).toMatchObject({
    university_name: 'University of Dhaka',
    department: 'Needle Studies',
    profile_completed: true,
  });
});

test('ten interests are offered as chips, and users can add missing ones themselves', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await openProfile(page, await makeNewcomer(quad, 'curious'));
  const chips = page.getByRole('group', { name: 'Fields of interest' }).getByRole('button');
  await expect(chips).toHaveText([
    'Machine Learning',
    'Web Development',
    'Data Science',
    'Blockchain',
    'AI Ethics',
    'Cybersecurity',
    'Embedded Systems',
    'Networking',
    'Cloud Computing',
    'Quantum Computing',
  ]);
  const own = page.getByLabel('Add another interest');
  await own.fill('Old Bridges, data SCIENCE');
  await own.press('Enter');
  await expect(chip(page, 'Old Bridges')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Data Science')).toHaveAttribute('aria-pressed', 'true');
  await expect(own).toHaveValue('');
  await own.fill('Tunnels');
  await university(page).fill('University of Dhaka');
  await department(page).fill('Physics');
  await press(page, 'Continue');
  await expect(step(page, 2)).toBeVisible();
  expect((await me(page)).fields_of_interest).toBe('Old Bridges, Data Science, Tunnels');
});

test('a first step that the server refuses stays open, with the error and everything typed', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await openProfile(page, await makeNewcomer(quad, 'refused'));
  await page.route(addressOf('completeStep1'), (route) =>
    route.fulfill({ status: 400, json: { detail: 'There is no such place.' } }),
  );
  await university(page).fill('Atlantis');
  await department(page).fill('Diving');
  await chip(page, 'Networking').click();
  await press(page, 'Continue');
  await expect(page.getByRole('alert').getByText('There is no such place.')).toBeVisible();
  await expect(step(page, 1)).toBeVisible();
  await expect(university(page)).toHaveValue('Atlantis');
  await expect(department(page)).toHaveValue('Diving');
  await expect(chip(page, 'Networking')).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll();
  await press(page, 'Continue');
  await expect(step(page, 2)).toBeVisible();
  await press(page, 'Back to step 1');
  await expect(university(page)).toHaveValue('Atlantis');
});

test('a user who leaves midway resumes', async ({ quad, visit }) => {
  const newcomer = await makeNewcomer(quad, 'leaver');
  const { page, context } = await visit();
  await openProfile(page, newcomer);

  await test.step('with the typed input, even right before the page is closed', async () => {
    await university(page).fill('University of Dhaka');
    await chip(page, 'AI Ethics').click();
    await page.getByLabel('Add another interest').fill('Old Brid');
    await page.reload();
    await expect(university(page)).toHaveValue('University of Dhaka');
    await expect(chip(page, 'AI Ethics')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Add another interest')).toHaveValue('Old Brid');
    await expect(step(page, 1)).toBeVisible();
  });

  await test.step('with the second step once the server accepted the first', async () => {
    await department(page).fill('Physics');
    await press(page, 'Continue');
    await expect(step(page, 2)).toBeVisible();
    await page.reload();
    await expect(step(page, 2)).toBeVisible();
    await expect(chip(page, 'Skip')).toBeVisible();
  });

  await test.step('with the first step after going back to it', async () => {
    await press(page, 'Back to step 1');
    await expect(department(page)).toHaveValue('Physics');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('quad_drafts')))
      .toContain('Physics');
    await page.reload();
    await expect(step(page, 1)).toBeVisible();
    await expect(department(page)).toHaveValue('Physics');
    await press(page, 'Continue');
    await expect(step(page, 2)).toBeVisible();
  });

  await test.step('with the second step after a session that ended', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
    await page.reload();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, newcomer.username, newcomer.password);
    await expect(page).toHaveURL('/complete-profile');
    await expect(step(page, 2)).toBeVisible();
  });

  await test.step('and the next user of the browser sees nothing of it', async () => {
    const other = await makeNewcomer(quad, 'other');
    await press(page, 'Logout');
    await expect(page).toHaveURL('/login');
    await openProfile(page, other);
    await expect(university(page)).toHaveValue('');
    await expect(step(page, 1)).toBeVisible();
  });
  await context.close();
});

test('a picture is previewed, changed, reset, refused for its type, and uploaded with its progress', async ({
  quad,
  visit,
}) => {
  const { page } = await visit({ viewport: 'phone' });
  await openProfile(page, await makeNewcomer(quad, 'painter'));
  await finishFirstStep(page);
  const input = page.locator('input[type=file]').last();
  await input.setInputFiles({
    name: 'a.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(
    page
      .getByRole('alert')
      .getByText('Please upload a valid image file (jpg, jpeg, png, tiff, webp, bmp, svg).'),
  ).toBeVisible();

  await choosePicture(page);
  await expect(page.getByRole('heading', { name: 'Use this photo?' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const shown = await page.getByRole('img', { name: 'The picture you chose' }).boundingBox();
  expect(Math.abs((shown?.width ?? 0) - (shown?.height ?? 1))).toBeLessThan(1);
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Change');
  await (
    await chooser
  ).setFiles({
    name: 'other.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText(/^other\.png · /)).toBeVisible();
  await press(page, 'Back');
  await expect(page.getByRole('heading', { name: 'Use this photo?' })).toHaveCount(0);

  await choosePicture(page);
  const respond = (status: number, body: object) =>
    page.route(addressOf('uploadPicture'), (route) => route.fulfill({ status, json: body }));
  await respond(400, { detail: 'The picture cannot be read.' });
  await press(page, 'Finish');
  await expect(page.getByText('Upload failed: The picture cannot be read.')).toBeVisible();
  await respond(500, {});
  await press(page, 'Finish');
  await expect(page.getByText('Upload failed: Unknown error')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Use this photo?' })).toBeVisible();

  await page.unrouteAll();
  const release = await holdCall(page, 'uploadPicture');
  await press(page, 'Finish');
  await expect(page.getByRole('progressbar', { name: 'Upload of your picture' })).toBeVisible();
  await expect(page.getByText(/^(Uploading… \d+%|Processing…)$/)).toBeVisible();
  release();
  await expect(page).toHaveURL('/dashboard/posts');
  expect((await me(page)).profile_picture).toMatch(/^\/|^http/);
});

test('Skip draws a square of 100 pixels in the colour of the first letter and uploads it', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await openProfile(page, await makeNewcomer(quad, 'nobody'));
  await finishFirstStep(page);
  await press(page, 'Skip');
  await expect(page).toHaveURL('/dashboard/posts');
  const { profile_picture: address = '' } = await me(page);
  const drawn = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const corner = [...(pen?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
    const token = getComputedStyle(document.documentElement).getPropertyValue('--avatar-4').trim();
    return { size: [image.naturalWidth, image.naturalHeight], corner, token };
  }, address);
  expect(drawn.size).toEqual([100, 100]);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(drawn.token.slice(at, at + 2), 16));
  drawn.corner.forEach((value, index) =>
    expect(Math.abs(value - (wanted[index] ?? -99))).toBeLessThan(8),
  );
  // The person chose no picture, so the welcome still suggests one.
  await expect(page.getByRole('link', { name: 'Open your profile' })).toBeVisible();
});
