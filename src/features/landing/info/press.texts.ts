/** Texts of the page for the press. Marked up for HelpText. */

export const title = 'Press';
export const lead = 'Facts and pictures that you may use when you write about Quad.';

export const oneSentence =
  '**In one sentence:** Quad is a social and academic network for universities, where students, faculty and researchers share their work and find each other.';
export const name = 'The name is written Quad, with one capital.';
export const publicPages = 'You may show pictures of the public pages. No permission is needed.';
export const people =
  'Pictures of the feed, of profiles or of conversations show real people. Ask each of them first, or use invented ones.';
export const pressOffice =
  'Quad has no press office. For questions about this installation, turn to the press office of the university that runs it; see [contact](/contact).';
