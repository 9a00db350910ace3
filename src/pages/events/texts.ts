/** Texts of an event's page: the questions on its post. */

export const noQuestions = 'No questions yet.';
export const askFirst = 'Ask the first one';
