import { htmlPage, NOTE } from './paperPage';
import { readmission } from './papers/readmission';

const STYLES = `
  body{font:11pt/1.55 'Source Sans 3 Variable',sans-serif;color:#16202a;margin:0}
  h1{font:600 22pt/1.2 'Source Serif 4';color:#12595b;margin:0 0 6pt}h2{font:600 13pt 'Source Serif 4';margin:14pt 0 4pt}
  .sub{color:#4a5763;margin:0 0 14pt}.box{border:1pt solid #12595b;border-radius:6pt;padding:10pt 14pt;margin:12pt 0}
  table{width:100%;border-collapse:collapse;margin:8pt 0;font-size:10pt}th,td{border:.5pt solid #b9c5cb;padding:5pt 7pt;text-align:left;vertical-align:top}
  th{background:#e6f0ef}li{margin-bottom:4pt}.line{border-bottom:.7pt solid #16202a;display:inline-block;width:180pt}.note{font-size:8.5pt;color:#4a5763;margin-top:18pt}`;

const rows = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], body: readonly (readonly string[])[]) =>
  `<table>${rows('th', head)}${body.map((row) => rows('td', row)).join('')}</table>`;

const page = (title: string, sub: string, body: string) =>
  htmlPage(
    title,
    STYLES,
    `<h1>${title}</h1><p class="sub">${sub}</p>${body}<p class="note">${NOTE}</p>`,
  );

const consent = page(
  'May we use your records for research?',
  'One page, to be read aloud if you wish. Please ask about anything.',
  `<h2>Our question</h2><p>We want to find out why some people have to come back to hospital soon after going home. For this we read the notes that the hospital already has about your stay: your age, your illness, how long you stayed, and whether someone at home can be called.</p>
  <h2>Our promises</h2><ul><li>We will not use your name, address or telephone number.</li><li>We will not sell the records or give them to an employer or an insurance.</li><li>Your treatment will be the same whether you say yes or no.</li></ul>
  <h2>You may change your mind</h2><p>Tell any nurse at any time, without a reason. From that day on we no longer use your records, and we remove them from the study if the study has not ended.</p>
  <div class="box"><p><b>☐ Yes</b>, you may use my records for this study.&nbsp;&nbsp;&nbsp;<b>☐ No.</b></p><p>Name <span class="line"></span>&nbsp;&nbsp;Date <span class="line" style="width:90pt"></span></p><p>Read aloud by <span class="line"></span></p></div>
  <p>Questions? Ask for the study nurse at the ward, every day from 9 to 5.</p>`,
);

const grants = page(
  'Travel grants, spring round',
  'Research Office. Applications close on the last day of the month.',
  `<p>The grants pay for journeys to conferences, archives, laboratories and field sites. A talk is not required; a reason is.</p>
  <h2>Who may apply</h2><ul><li>Doctoral and master’s students of all departments. New this time: master’s students need no letter of a supervisor.</li><li>People without a position in the first year after their degree.</li></ul>
  <h2>What is paid</h2>${table(
    ['Journey', 'At most', 'Paid'],
    [
      ['Within the country', '18,000 taka', 'before the journey'],
      ['Within Asia', '90,000 taka', '70% before, the rest after the report'],
      ['Elsewhere', '160,000 taka', '70% before, the rest after the report'],
      ['Childcare on the way', 'what it costs', 'after the journey'],
    ],
  )}
  <h2>What to send</h2><ol><li>One page: where to, why, and what you will do there.</li><li>The costs in a table. Round numbers are suspicious; receipts are not needed yet.</li><li>If you present something: its abstract, even if it is not accepted yet.</li></ol>
  <h2>How we decide</h2><p>Two readers who do not know each other’s marks read each application. We ask whether the journey is necessary for the work, and whether the person has travelled before: first journeys come first. Answers go out within three weeks, with the reasons.</p>`,
);

const clinic = page(
  'R clinic: the plan of the term',
  'Mondays, 3 to 5, statistics seminar room. Free, without registration.',
  `${table(
    ['Week', 'Theme', 'Bring'],
    [
      ['1', 'Reading a file that does not want to be read', 'your worst spreadsheet'],
      ['2', 'Missing values, and why not to fill them', 'a questionnaire with gaps'],
      ['3', 'Plots that say one thing', 'a plot that says three'],
      ['4', 'What is a p-value? An allowed fear', 'a p-value'],
      ['5', 'Regression, slowly', 'a question with “depends on” in it'],
      ['6', 'Weights in surveys', 'a survey with weights'],
      ['7', 'Bootstrap intervals', 'a number you do not trust'],
      ['8', 'Vegetable prices: a whole analysis', 'nothing; we have 23,400 prices'],
      ['9', 'Making it run on another computer', 'another computer'],
      ['10', 'Open questions and cake', 'either'],
    ],
  )}<h2>Rules of the house</h2><ul><li>No question is too small. Some data sets are too large.</li><li>We do not do your homework. We sit with you while you do it.</li><li>Nothing you show us leaves this room.</li></ul>`,
);

const slots: readonly [string, string, string, string][] = [
  ['Sunday', 'CSE 4101 Compilers', 'CSE 2203 Algorithms', 'CSE 3105 Networks'],
  ['Monday', 'STA 2101 Probability', '–', 'CSE 4207 Security'],
  ['Tuesday', 'CSE 3301 Databases', 'CSE 1101 Programming', '–'],
  ['Wednesday', 'CSE 4105 Machine Learning', '–', 'PHY 1202 Optics'],
  ['Thursday', 'CSE 2105 Graph Theory', 'CSE 4301 Graphics', '–'],
  ['Saturday', 'MAT 1201 Linear Algebra', '–', 'CSE 3203 Operating Systems'],
];
const timetable = page(
  'Exam timetable as a graph colouring',
  'Draft of the department. Seven colours, because there is a clique of seven.',
  `${table(['Day', '09:30', '13:30', '16:30'], slots)}
  <h2>How it was made</h2><p>Each course is a node. Two courses are joined by an edge if at least one student takes both. A colouring gives courses with a common student different colours, that is, different slots. The graph has 38 nodes and 211 edges.</p>
  <h2>Why seven</h2><p>Compilers, Security, Machine Learning, Databases, Networks, Graph Theory and Operating Systems are joined to one another: each pair shares a student. Seven nodes that are all joined need seven colours, whatever the method. The student who takes all seven has been congratulated.</p>
  <h2>Possible changes</h2><p>Rooms. Nothing else, unless someone drops a course.</p>`,
);

const { table: bands } = readmission;
const tables = page(
  'Calibration by age band: tables',
  'Supplement for the ward. Table 3 is the one to pin up.',
  `<h2>Table 3. ${bands.caption.replace(/^Table 1\. /, '')}</h2>${table(bands.head, bands.rows)}
  <h2>Table 4. The band from 75 to 84 years by contact at home</h2>${table(
    ['Contact named', 'Admissions', 'Predicted', 'Observed', 'Difference'],
    [
      ['yes', '236', '18.9%', '20.1%', '1.2'],
      ['no', '176', '21.5%', '36.3%', '14.8'],
    ],
  )}`,
);

/** The documents of posts and chats by file name, as printable pages. */
export const documents: Readonly<Record<string, string>> = {
  'consent-form': consent,
  'travel-grants': grants,
  'r-clinic-plan': clinic,
  'exam-timetable': timetable,
  'calibration-tables': tables,
};
