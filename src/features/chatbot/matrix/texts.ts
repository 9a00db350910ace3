import { MATRIX_PAPERS_MAX, MATRIX_QUESTIONS_MAX } from '#contract/limits';

/** Texts of the quote matrix. */

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

export const matrix = 'Quote matrix';
export const lead = `Ask up to ${MATRIX_PAPERS_MAX} papers the same questions. AskU answers with literal quotes, or says that a paper has no answer.`;

// The list
export const yours = 'Your quote matrices';
export const loadingList = 'Loading your quote matrices';
export const listNotLoaded = 'Couldn’t load your quote matrices.';
export const noneTitle = 'No quote matrix yet';
export const noneText = 'Choose some papers above and write your questions.';
export const states = {
  waiting: 'Waiting',
  running: 'Answering',
  done: 'Done',
  failed: 'Stopped',
} as const;
export const size = (papers: number, questions: number) =>
  `${count(papers, 'paper')} · ${count(questions, 'question')}`;
export const andMore = (others: number) => `and ${count(others, 'more question')}`;

// The form
export const newMatrix = 'New quote matrix';
export const papersStep = 'Papers';
export const chosen = (papers: number) => `${papers} of ${MATRIX_PAPERS_MAX} chosen`;
export const chosenPapers = 'Chosen papers';
export const takeOut = (title: string) => `Take out ${title}`;
export const questionsField = 'Your questions';
export const questionsHint = `One question a line, up to ${MATRIX_QUESTIONS_MAX}.`;
export const written = (questions: number) => `${questions} of ${MATRIX_QUESTIONS_MAX} written`;
export const start = 'Find quotes';
export const starting = 'Starting…';
export const choosePapers = 'Choose at least one paper.';
export const writeQuestions = 'Write at least one question.';
export const tooManyQuestions = `Write at most ${MATRIX_QUESTIONS_MAX} questions.`;
export const tooLong = (most: number) => `A question may have at most ${most} characters.`;
export const notStarted = 'Couldn’t start the quote matrix.';

// One matrix
export const allMatrices = 'All quote matrices';
export const loading = 'Loading the quote matrix';
export const notLoaded = 'Couldn’t load the quote matrix.';
export const notFound = 'This quote matrix does not exist.';
export const progress = 'Answered cells';
export const answered = (cells: number, all: number) => `${cells} of ${all} cells answered`;
export const waitingText = 'Waiting for its turn. You can leave this page.';
export const failedText =
  'AskU couldn’t be reached for a long time. The quotes found until then are below. Start a new matrix for the others.';
export const exportAs = 'Export';
export const exportFailed = 'Couldn’t make the file.';
export const formats = {
  csv: 'Spreadsheet (CSV)',
  md: 'Markdown',
  bib: 'BibTeX with quotes',
} as const;
export const fileName = (id: number, format: string) => `quote-matrix-${id}.${format}`;
export const remove = 'Delete';
export const cancel = 'Cancel and delete';
export const removeQuestion = 'Delete this quote matrix?';
export const removeText = 'Its quotes are deleted. Export them first if you need them.';
export const cancelText = 'AskU stops answering, and the quotes found so far are deleted.';
export const notRemoved = 'Couldn’t delete the quote matrix.';
export const removed = 'Quote matrix deleted.';
export const papersLabel = 'Papers and questions';
export const question = 'Question';
export const gone = 'No longer available';
export const unreadable = 'This is a scan, so its text can’t be read.';
export const notInPaper = 'Not in this paper';
export const noAnswer = 'Couldn’t be answered';
export const open = 'Not answered yet';
export const page = (name: string) => `p. ${name}`;
export const showNearest = 'Nearest passage';
