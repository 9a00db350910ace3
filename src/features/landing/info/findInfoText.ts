import type { ReactNode } from 'react';
import { about } from './about';
import { careers } from './careers';
import { contact } from './contact';
import { cookies } from './cookies';
import { events } from './events';
import { feedback } from './feedback';
import { guidelines } from './guidelines';
import { help } from './help';
import { press } from './press';
import { privacy } from './privacy';
import { research } from './research';
import { terms } from './terms';

/** The text of one info page. */
export interface InfoText {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** Paragraphs, lists, and h2 headings if there is more than one subject. */
  readonly body: ReactNode;
}

const texts: ReadonlyMap<string, InfoText> = new Map(
  Object.entries({
    about,
    careers,
    press,
    guidelines,
    research,
    events,
    privacy,
    terms,
    cookies,
    help,
    contact,
    feedback,
  }),
);

/** Returns the name and text of the page at a path such as `/about`; falls back to About. */
export function findInfoText(pathname: string): InfoText & { readonly name: string } {
  const name = pathname.replaceAll('/', '').toLowerCase();
  return { name, ...(texts.get(name) ?? about) };
}
