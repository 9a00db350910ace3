import { termsOf } from '../words/terms';

/** Words that ask for a part of a document, whatever it says. */
const ASKING: ReadonlySet<string> = new Set(
  termsOf(
    'say says said tell show give read write written quote explain describe summarise summarize summary ' +
      'overview content contents contain text find found find see look look up mention discuss happen appear ' +
      'about page paper document pdf file book article please print whole entire full main point points ' +
      'mean means meaning go open repeat literally exactly translate simple simply word words start begin key gist topic cover information info thing does do did tldr ' +
      'takeaway finding idea contribution compare between know like top bottom half paragraph part line ' +
      'was steht auf der zeige erkläre fasse zusammen inhalt ' +
      'কী কি আছে রয়েছে লেখা লিখেছে বলে বলা হয়েছে বলো বল বলুন দেখাও দেখান পড়ো পড়ুন ব্যাখ্যা সারাংশ ' +
      'সারসংক্ষেপ করো কর করুন দাও দিন এ এর তে য় থেকে সম্পর্কে বিষয়ে নিয়ে আমাকে অনুগ্রহ করে',
  ),
);

/** The words of a question that a part of a document is searched for; empty without any. */
export const topicOf = (words: string, alsoAsking: ReadonlySet<string> = new Set()): string =>
  words
    .split(' ')
    .filter((word) =>
      termsOf(word).some((term) => term.length > 1 && !ASKING.has(term) && !alsoAsking.has(term)),
    )
    .join(' ');
