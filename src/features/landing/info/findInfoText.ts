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

/** The words of one page that the footer leads to. */
export interface InfoText {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** Paragraphs, lists, and h2 headings where there is more than one subject. */
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

/** The words of the page at an address such as `/about`; those of About where there are none. */
export function findInfoText(pathname: string): InfoText {
  return texts.get(pathname.replaceAll('/', '').toLowerCase()) ?? about;
}
