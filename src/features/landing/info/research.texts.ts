/** Texts of the page about research. Marked up for HelpText. */

export const title = 'Research on Quad';
export const lead = 'Papers to read, work in progress to join, and people to ask about both.';

export const members = 'The Research area is for members: [log in](/login) to see it.';
export const papers =
  '**Papers.** Search by title, author, field or the words inside, read the abstract, cite, download the file. A paper you upload may have up to 5 MB.';
export const currentWork =
  '**Current work.** Describe what you are working on, and choose whether others may ask to join.';
export const requests =
  '**Requests.** A request to collaborate comes with a message. You accept or decline it; nothing happens without you.';
export const askU =
  '**AskU.** An assistant that answers from a paper and cites the pages. It can be wrong, so check them.';
export const rights =
  'Upload only what you have the right to share: your own manuscript, or a version the publisher lets you pass on. The [guidelines](/guidelines) say more.';
