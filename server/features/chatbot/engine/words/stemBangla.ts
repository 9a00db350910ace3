/** Endings of nouns and verbs in the order they are removed, longest first. */
const ENDINGS = (
  'গুলোতে গুলোকে গুলোর গুলো গুলিতে গুলির গুলি দেরকে য়েছিলেন য়েছিল েছিলেন েছিলাম েছিল েছেন েছে য়েছে চ্ছিল চ্ছেন চ্ছে ' +
  'ছিলেন ছিলাম ছিল বেন বো বে লেন লাম লে ল তেন তাম তে িয়ে ানো ানোর াতে য়ের েরা দের টির টিতে টিকে টি টার টাতে টাকে টা ' +
  'খানা খানি ের েন রা কে য়ে য় র ে ি ই ও ব া'
)
  .normalize('NFC')
  .split(' ');
/** Endings are removed one after the other, as in `বই-গুলো-র`. */
const MOST_ENDINGS = 3;
/** The rest of a longer text is left out: bringing marks into their order takes the square of its length. */
const LONGEST = 100;
/** A stem keeps at least so many letters, with their vowel signs. */
const SHORTEST = 3;

/**
 * A Bangla word without the endings of cases, numbers, articles and tenses. It is no word of the
 * dictionary, but the same for most forms of one.
 */
export function stemBangla(word: string): string {
  let stem = word.slice(0, LONGEST).normalize('NFC');
  for (let round = 0; round < MOST_ENDINGS; round += 1) {
    const ending = ENDINGS.find(
      (each) => stem.endsWith(each) && stem.length - each.length >= SHORTEST,
    );
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}
