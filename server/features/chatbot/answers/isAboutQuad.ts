import { namesThing } from './rankHelp';
import { isAboutNow } from './readIntent';

/** Ways to ask for something else, in which “I” and “me” say nothing about the question. */
const POLITE =
  /\b(?:tell|show|give|explain to|find) me\b|\bI(?:['’]d| would)? (?:want|like) to (?:know|learn|read|find)\b|\b(?:may|can|could) I ask\b/gi;
const OWN_WORDS = /\b(?:i|my|me|mine|quad|asku|chatbot)\b/i;

/** Whether someone asks how they themselves do something, or about Quad by its name. */
export const isInFirstPerson = (question: string): boolean =>
  OWN_WORDS.test(question.replaceAll(POLITE, ' '));

/**
 * Whether a question is one about Quad: how its asker does something, or about one of its things.
 * Papers of strangers don't answer these.
 */
export const isAboutQuad = (question: string): boolean =>
  isInFirstPerson(question) || (namesThing(question) && !isAboutNow(question));
