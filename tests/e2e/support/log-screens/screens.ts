import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../people';
import type { QuadServer } from '../servers/quadServer';
import type { Marks } from './marks';

export interface Cast {
  page: Page;
  quad: QuadServer;
  marks: Marks;
}

/** The session of a signed-in person, and others who have written before. */
export interface MemberCast extends Cast {
  me: Person;
  /** Connected with `me`. */
  friend: Person;
  /** Not connected with `me`. */
  other: Person;
}

/** The actions on each screen, by the path of the screen in the application's route tables. */
export type Screens<Who extends Cast> = Readonly<Record<string, (cast: Who) => Promise<void>>>;

/** Navigates like a link does, without a new page, so that one log contains everything. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const key = Math.random().toString(36).slice(2, 10);
    window.history.pushState({ usr: null, key, idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as object }));
  }, path);
}

/** Navigates to a path and waits for its heading. */
export async function open(page: Page, path: string, heading?: string): Promise<void> {
  await go(page, path);
  await expect(
    page
      .getByRole('heading', { level: 1, ...(heading === undefined ? {} : { name: heading }) })
      .first(),
  ).toBeAttached();
}

const FIELDS = ['text', 'search', 'email', 'password', 'url', 'tel']
  .map((type) => `input[type="${type}"]`)
  .concat('input:not([type])', 'textarea')
  .join(', ');

async function markFor(field: Locator, marks: Marks, where: string): Promise<string> {
  if ((await field.getAttribute('autocomplete')) === 'one-time-code') return marks.code(where);
  switch (await field.getAttribute('type')) {
    case 'password':
      return marks.password(where);
    case 'email':
      return marks.email(where);
    default:
      return marks.text(where);
  }
}

/**
 * Types a mark into each field of the screen that is still empty, including fields that its actions
 * do not cover.
 */
export async function fillTheRest({ page, marks }: Cast, screen: string): Promise<void> {
  for (const field of await page.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    if ((await field.inputValue()) !== '') continue;
    const name = (await field.getAttribute('name')) ?? (await field.getAttribute('aria-label'));
    await field.fill(await markFor(field, marks, `${screen}, field ${name ?? 'without a name'}`));
  }
}

/** Opens each of these pages by its address and fills its fields. */
export const plainScreens = (screens: readonly string[]): Screens<MemberCast> =>
  Object.fromEntries(
    screens.map((screen) => [
      screen,
      async (cast: MemberCast) => {
        await open(cast.page, screen.replace(/\/\*$/, ''));
        await fillTheRest(cast, screen);
      },
    ]),
  );
