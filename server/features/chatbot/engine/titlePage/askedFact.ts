import { trimEndOf } from '#server/platform/text';

/** A fact about a document as a whole, which its title page says. */
export type TitleFact = 'authors' | 'date' | 'title';

/** A longer text asks for more than such a fact. */
const LONGEST = 120;

const PAPER = '(?:paper|article|document|text|thesis|book|manual|guide|report|study|pdf|work)';
const THIS = `(?:this|it|(?:this|the) ${PAPER})`;
const SCHRIFT =
  '(?:paper|artikel|dokument|text|buch|arbeit|handbuch|studie|bericht|anleitung|leitfaden|dissertation|aufsatz|pdf)';
const DIES = `(?:das|dies|es|(?:das|die|der|den|dem|des|dies(?:e[nrms]?)?) ${SCHRIFT}(?:e?s)?)`;
const ETA = '(?:এই )?(?:এ|লেখা|বই|প্রবন্ধ|গবেষণাপত্র|নথি|নিবন্ধ|প্রতিবেদন)(?:টি|টা)?';

const PATTERNS: Readonly<Record<TitleFact, readonly string[]>> = {
  authors: [
    `who (?:wrote|has written|authored) ${THIS}`,
    `who(?:'s| is| are| was| were) the (?:authors?|writers?)(?: of ${THIS})?`,
    `(?:who is ${THIS}|who was ${THIS} written|by whom (?:is|was) ${THIS}(?: written)?)(?: by)?`,
    `(?:what are the names of )?the authors?(?: of ${THIS})?`,
    `wer (?:hat|schrieb) ${DIES}(?: geschrieben| verfasst)?`,
    `wer (?:ist|sind|war|waren) (?:der|die) (?:autor|verfasser)(?:in|en|innen)?(?: (?:von )?${DIES})?`,
    `von wem (?:ist|stammt|wurde) ${DIES}(?: geschrieben| verfasst)?`,
    `${ETA} (?:কে|কারা) (?:লিখেছেন|লিখেছে)`,
    `(?:কে|কারা) ${ETA} (?:লিখেছেন|লিখেছে)`,
    `(?:${ETA}র )?(?:লেখক|রচয়িতা)(?:রা|েরা|গণ)? (?:কে|কারা)`,
  ],
  date: [
    `when (?:was|were) ${THIS} (?:published|written|released|issued)`,
    `when did ${THIS} (?:appear|come out)`,
    `(?:in )?(?:what|which) year was ${THIS} (?:published|written|released)`,
    `what is the (?:publication )?date(?: of ${THIS})?`,
    `wann (?:ist|wurde|erschien) ${DIES}(?: erschienen| veröffentlicht| geschrieben| verfasst)?`,
    `${ETA} (?:কবে|কখন) (?:প্রকাশিত|লেখা)(?: হয়| হয়েছে| হয়েছিল)?`,
  ],
  title: [
    `what(?:'s| is) the title(?: of ${THIS})?`,
    `what is ${THIS} called`,
    `(?:was ist|wie lautet|wie heißt) der titel(?: (?:von )?${DIES})?`,
    `(?:${ETA}র )?শিরোনাম (?:কী|কি)`,
  ],
};
const FACTS = Object.entries(PATTERNS).map(
  ([fact, patterns]) =>
    [fact as TitleFact, new RegExp(`^(?:${patterns.join('|').normalize('NFKC')})$`, 'u')] as const,
);

/** Recognises a question for the authors, date or title of the document; null for any other. */
export function askedFact(question: string): TitleFact | null {
  if (question.length > LONGEST) return null;
  const folded = question.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const text = trimEndOf(folded.trim().replaceAll(/\s+/g, ' '), '?!.। ');
  return FACTS.find(([, asked]) => asked.test(text))?.[0] ?? null;
}
