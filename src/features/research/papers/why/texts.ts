/**
 * The reasons for recommended papers, in parts: ours, then a text by a person, and so on by turns.
 */
type Parts = readonly string[];

interface OwnPaper {
  readonly title: string;
  readonly relation: 'saved' | 'own' | 'read';
}

/** A paper of the reader after these words: `Like “Attention Sinks”, which you saved`. */
const withPaper = (before: string, { title, relation }: OwnPaper): Parts =>
  relation === 'own'
    ? [`${before} your “`, title, '”']
    : [`${before} “`, title, `”, which you ${relation}`];

export const closeToInterests = (interests: string): Parts => [
  'Because you are interested in ',
  interests,
];
export const closeToDepartment = (department: string): Parts => [
  'Close to your department, ',
  department,
];
export const byAuthorOf = (name: string, paper: OwnPaper): Parts => [
  'By ',
  name,
  ...withPaper(', an author of', paper),
];
export const byAuthorInLibrary = (name: string): Parts => [
  'By ',
  name,
  ', an author in your library',
];
export const citedIn = (paper: OwnPaper): Parts => withPaper('Cited in', paper);
export const like = (paper: OwnPaper): Parts => withPaper('Like', paper);
export const inReferences: Parts = ['Your library has a reference to it'];
export const byColleague: Parts = ['Shared by a member of your department'];
export const newPaper: Parts = ['New on Quad'];
