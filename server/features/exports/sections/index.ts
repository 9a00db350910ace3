import { accountSections, profileSection } from './account';
import { peopleSections } from './people';
import { workSections } from './work';
import { writingSections } from './writing';
import type { Section } from './section';

/** Every kind of data of an export, in the order of quad.json and of the page. */
export const sections: readonly Section[] = [
  profileSection,
  ...writingSections,
  ...peopleSections,
  ...workSections,
  ...accountSections,
];
