import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer } from 'stemmer';
import { isBangla, type Language } from './language';
import { stemBangla } from './stemBangla';

/** Irregular forms that the stemmer does not know; the first word of a line stands for all. */
const IRREGULAR = `
arise arose arisen
begin began begun
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
cut cutting
deal dealt
dig dug
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fly flew flown
forbid forbade forbidden
forget forgot forgotten
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
know knew known
lay laid
lead led
learn learnt
lend lent
lose lost
make made
mean meant
meet met
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see seen
seek sought
sell sold
send sent
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
speak spoke spoken
spend spent
spin spun
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won
write wrote written
analysis analyses
appendix appendices
axis axes
bacterium bacteria
child children
criterion criteria
foot feet
formula formulae
fungus fungi
half halves
hypothesis hypotheses
index indices
knife knives
larva larvae
life lives
man men
matrix matrices
medium media
mouse mice
nucleus nuclei
phenomenon phenomena
radius radii
shelf shelves
synthesis syntheses
thesis theses
tooth teeth
vertex vertices
woman women
`;

const baseOf = new Map(
  IRREGULAR.trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
);

/** British spellings as the American ones; the longest of these words have 20 letters. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|al$|able$|ful$|ite$)/, 'or'],
  [/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz'],
  [/ys(?=(?:e|es|ed|er|ers|ing)$)/, 'yz'],
  [/(?<=cent|met|lit|theat|spect)re(?=s?$)/, 'er'],
  [/(?<=fi)bre(?=s?$)/, 'ber'],
  [/(?<=def|lic|off|pret)ence(?=s?$)/, 'ense'],
  [/(?<=[a-z]{3})ogue(?=s?$)/, 'og'],
  [/^grey/, 'gray'],
  [/(?<=[aeiou][^aeiou]{1,4}el|sign\wl|tot\wl|equ\wl)l(?=(?:ed|ing|er|ers)$)/, ''],
  [/(?<=progra)mme(?=s?$)/, 'm'],
];
const LONGEST_FOLDED = 24;
const ASCII_WORD = /^[a-z]+$/;

function stemEnglish(word: string): string {
  if (word.length > LONGEST_FOLDED || !ASCII_WORD.test(word)) return stemmer(word);
  const base = baseOf.get(word) ?? word;
  return stemmer(
    SPELLINGS.reduce((text, [spelling, plain]) => text.replace(spelling, plain), base),
  );
}

/**
 * The stem of a word in lower case, which its inflected forms share. Words in the Bangla script are
 * Bangla in any language.
 */
export function stemOf(word: string, language: Language = 'en'): string {
  if (isBangla(word)) return stemBangla(word);
  return language === 'de' ? stemGerman(word) : stemEnglish(word);
}
