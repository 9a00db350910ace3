import { stemmer } from 'stemmer';

/** Words that papers and their readers use interchangeably; one group per line. */
const GROUPS = `
share fraction proportion percent percentage rate
cost price pay expense expensive cheap paid charge
student participant pupil subject respondent learner
increase grow rise rose grew gain growth higher improve
decrease decline fall fell drop reduce reduction lower less
choose chosen select selected selection pick
instrument device tool equipment apparatus
measure measured assess determine evaluate test
collect gather obtain recruit sample
big large size diameter wide height tall
long length duration hour minute day week month year
remove cut delete eliminate
limitation weakness caveat shortcoming drawback
result finding outcome
method technique approach procedure
fund finance sponsor support paid
predict forecast anticipate prediction
use apply employ
accuracy performance score precision
organism species plant animal fungus bacteria strain
data dataset corpus
family household
error mistake
change switch
cause lead because
damage destroy ruin harm break broke
advise recommend recommendation suggest propose
receive get got obtain
keep kept store stand stood
train teach trained training
future next outlook
begin start began
people person inhabitant population
publish release available
licence license
happen occur
old age year
deep depth
high highest peak maximum most
low lowest minimum least
good best well strong better optimum strongest
way manner
town city
area region district place site location
child children kid
need require necessary requirement
permit allow consent permission
agree agreement consensus
`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map((word) => stemmer(word)))]);

const related = new Map<string, Set<string>>();
for (const group of groups) {
  for (const term of group) {
    const others = related.get(term) ?? new Set<string>();
    for (const other of group) if (other !== term) others.add(other);
    related.set(term, others);
  }
}

/** The stems of a word's synonyms; none for most words. */
export const synonymsOf = (term: string): readonly string[] => [...(related.get(term) ?? [])];
