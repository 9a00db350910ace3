import { expect, type Page } from '@playwright/test';
import { readCode } from './mailbox';
import type { QuadServer } from './quadServer';

export const PASSWORD = 'correct horse battery';

/** Somebody whose account is not finished. */
export interface Newcomer {
  username: string;
  email: string;
  password: string;
}

let made = 0;

/** A name that nobody has yet. */
export function newName(name: string): Newcomer {
  made += 1;
  const username = `${name}_${made}`;
  return { username, email: `${username}@uni.example`, password: PASSWORD };
}

/** An account whose address is not proved. */
export async function makeUnverified(server: QuadServer, name: string): Promise<Newcomer> {
  const newcomer = newName(name);
  await post(server, '/auth/signup/', newcomer);
  return newcomer;
}

/** An account whose address is proved and whose profile is empty. */
export async function makeNewcomer(server: QuadServer, name: string): Promise<Newcomer> {
  const newcomer = await makeUnverified(server, name);
  const { email } = newcomer;
  await post(server, '/auth/verify-otp/', { email, otp: await readCode(server.dataDir, email) });
  return newcomer;
}

async function post(server: QuadServer, path: string, body: object): Promise<void> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
}

/** Fills and sends the login form that is shown. */
export async function fillLogin(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Username or Email').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Signs in somebody whose profile is empty, up to the first step of it. */
export async function openProfile(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL('/complete-profile');
  await expect(page.getByRole('combobox', { name: 'University' })).toBeVisible();
}
