import { stemOf } from './stemOf';

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
quit exit leave terminate close end
delete erase clear discard
option flag switch parameter argument setting
start launch run execute invoke open
stop halt cancel abort interrupt
show display print view list output
write save store export
read load import open
copy duplicate clone
rename move
join merge combine concatenate
split divide separate
create make generate build produce construct
insert add append include
modify edit alter adjust customise change
find search locate look
define declare set assign
call invoke
function command procedure routine
variable parameter
file document
directory folder
picture image figure plot graph chart diagram
line row
column field
letter character
word string text
mistake bug error problem fault
fix repair correct solve
install setup configure
version release
example sample
author writer developer maintainer creator
purpose goal aim objective intention
colour shade
corner edge border
quick fast speed rapid
slow delay
hide invisible suppress
repeat loop iterate again
undo revert reverse restore
compare comparison
connect link attach
missing absent lack without
allow enable permit
forbid disable prevent prohibit disallow
password passphrase secret
user person
send transmit submit
get retrieve fetch obtain
check verify test validate
type enter input key
key shortcut binding
convert transform translate change
default standard usual
limit maximum bound
memory storage space
total sum
mean average
money currency amount
`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map((word) => stemOf(word)))]);

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
