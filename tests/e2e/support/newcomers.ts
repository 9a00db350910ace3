import { expect, type Page } from '@playwright/test';
import { readCode } from './mailbox';
import type { QuadServer } from './servers/quadServer';

export const PASSWORD = 'correct horse battery';

/** A user whose account is not complete. */
export interface Newcomer {
  username: string;
  email: string;
  password: string;
}

let made = 0;

/** Returns an unused username. */
export function newName(name: string): Newcomer {
  made += 1;
  const username = `${name}_${made}`;
  return { username, email: `${username}@uni.example`, password: PASSWORD };
}

/** Creates an account with an unverified address. */
export async function makeUnverified(server: QuadServer, name: string): Promise<Newcomer> {
  const newcomer = newName(name);
  await post(server, '/auth/signup/', newcomer);
  return newcomer;
}

/** Creates an account with a verified address and an empty profile. */
export async function makeNewcomer(server: QuadServer, name: string): Promise<Newcomer> {
  const newcomer = await makeUnverified(server, name);
  const { email } = newcomer;
  await post(server, '/auth/verify-otp/', { email, otp: await readCode(server.dataDir, email) });
  return newcomer;
}

async function post(server: QuadServer, path: string, body: object): Promise<void> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.ok, `${path} returned ${response.status}`).toBe(true);
}

/** Fills in and submits the login form on the page. */
export async function fillLogin(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Username or Email').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Signs in a user with an empty profile, up to its first step. */
export async function openProfile(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL('/complete-profile');
  await expect(page.getByRole('combobox', { name: 'University' })).toBeVisible();
}
