import { DAY, HOUR, type DemoPost } from '../shapes';

/** Notes of the last two days. */
export const recentPosts: readonly DemoPost[] = [
  {
    by: 'nusrat_j',
    ago: 25,
    text: 'Our reading group meets on attention sinks in long-context models this week, with @yasmin_k. If you have a counter-example where streaming attention fails on retrieval, bring it. https://arxiv.org/abs/2309.17453\n\n#ReadingGroup #NLP #UniversityOfDhaka',
    likedBy: ['tanvir.h', 'yasmin_k', 'imran_z', 'zarin.t'],
    comments: [
      {
        by: 'tanvir.h',
        ago: 12,
        text: 'I can show a needle test at 128k. It degrades in the middle third.',
        likedBy: ['nusrat_j', 'imran_z'],
        replies: [{ by: 'nusrat_j', ago: 4, text: 'Perfect, please do.' }],
      },
    ],
  },
  {
    by: 'research_office',
    ago: 2 * HOUR + 20,
    text: 'The Graduate Research Symposium has room for six more ten-minute talks. Unfinished work is welcome: say what you would do with another year. Write to us here.\n\n#BUET #Symposium #CallForTalks',
    likedBy: ['tanvir.h', 'mahir.c', 'sadia.noor', 's.rahman', 'yasmin_k'],
    comments: [
      {
        by: 'mahir.c',
        ago: 2 * HOUR,
        text: 'Is a demo without slides allowed?',
        replies: [
          {
            by: 'research_office',
            ago: 100,
            text: 'Encouraged. Bring your own adapter, please.',
            likedBy: ['mahir.c', 'tanvir.h'],
          },
        ],
      },
    ],
  },
  {
    by: 's.rahman',
    ago: 2 * HOUR + 50,
    text: 'Field week in Sunamganj: the boat is the clinic, the waiting room and, twice, the ambulance. Data entry works offline now; syncing waits for the tea stall with the good antenna.\n\n#PublicHealth #FieldWork',
    media: [
      {
        file: 'clinic-boat.webp',
        alt: 'A wooden boat with a red cross on its cabin, moored on a wide river at sunrise, with two people on deck.',
      },
    ],
    likedBy: ['zarin.t', 'lamia.s', 'yasmin_k', 'sadia.noor', 'tareq_a'],
    comments: [
      {
        by: 'lamia.s',
        ago: 2 * HOUR + 10,
        text: 'Name the tea stall in the methods section. @sadia.noor will ask.',
      },
    ],
  },
  {
    by: 'yasmin_k',
    ago: 3 * HOUR + 15,
    text: 'Calibration of our readmission model by age band: the band with the largest error is the one the clinicians asked about, and they were right to. The average looked fine. Averages always look fine.\n\n#MachineLearning #HealthData #AIEthics',
    likedBy: ['nusrat_j', 's.rahman', 'zarin.t', 'lamia.s', 'tanvir.h', 'sadia.noor'],
    comments: [
      {
        by: 'zarin.t',
        ago: 2 * HOUR + 30,
        text: 'How many admissions are in that band? I would want the interval before I blame the model.',
        likedBy: ['yasmin_k', 's.rahman'],
        replies: [
          {
            by: 'yasmin_k',
            ago: 2 * HOUR + 5,
            text: '412. The interval is wide and still does not touch zero.',
            replies: [{ by: 'zarin.t', ago: 110, text: 'Then blame the model.' }],
          },
        ],
      },
      { by: 's.rahman', ago: 70, text: 'May I quote the last sentence in our survey?' },
    ],
  },
  {
    by: 'imran_z',
    ago: 6 * HOUR,
    text: 'Second-year lab, measured today: if four people lean on the optical bench, the interference fringes move by one and a half orders. We now have a paper sign.\n\n#Physics #LabNotes',
    media: [
      {
        file: 'fringes.webm',
        alt: 'Red interference fringes in a round field move one and a half orders to the side and back.',
      },
    ],
    likedBy: ['anika_k', 'nusrat_j', 'kamal_ee', 'zarin.t'],
    comments: [
      {
        by: 'anika_k',
        ago: 5 * HOUR,
        text: 'So you built a scale. What is its resolution in lab partners?',
        likedBy: ['imran_z', 'kamal_ee', 'nusrat_j'],
        replies: [{ by: 'imran_z', ago: 5 * HOUR - 10, text: 'About 0.2, after lunch 0.3.' }],
      },
    ],
  },
  {
    by: 'rafia_t',
    ago: 9 * HOUR,
    text: 'Writing the exam timetable as a graph colouring problem took an evening. Explaining to the department why seven colours are needed will take the term. The timetable is attached.\n\n#GraphTheory #UniversityOfDhaka',
    documents: ['exam-timetable.pdf'],
    likedBy: ['mahir.c', 'yasmin_k', 'imran_z'],
    comments: [
      { by: 'mahir.c', ago: 8 * HOUR, text: 'Show them the clique. No one argues with a clique.' },
    ],
  },
  {
    by: 'zarin.t',
    ago: 14 * HOUR,
    text: 'জরিপে “বলতে চাই না” ঘরটি থাকলে সেটিকে অনুমান দিয়ে ভরাট করবেন না। চুপ থাকাও একটি উত্তর। এই সপ্তাহে কারও প্রশ্নপত্র দেখে দিতে পারি।\n\n#পরিসংখ্যান #জরিপ #UniversityOfDhaka',
    likedBy: ['s.rahman', 'yasmin_k', 'nusrat_j', 'lamia.s'],
    comments: [
      {
        by: 's.rahman',
        ago: 12 * HOUR,
        text: 'খুব দরকারি কথা। আমাদের মাঠকর্মীদের নির্দেশিকায় এটা যোগ করছি।',
        likedBy: ['zarin.t'],
      },
    ],
  },
  {
    by: 'kamal_ee',
    ago: 20 * HOUR,
    text: 'Our solar inverter ran a full week on the campus microgrid without tripping. The fix was one decoupling capacitor, forty paisa, placed where the data sheet had said all along.\n\n#EmbeddedSystems #PowerElectronics #KUET',
    media: [
      { file: 'microgrid-panels.webp', alt: 'Nine solar panels on a flat roof under a clear sky.' },
      {
        file: 'microgrid-board.webp',
        alt: 'The circuit board of the inverter; a ring marks the small capacitor beside the processor.',
      },
      {
        file: 'microgrid-waveform.webp',
        alt: 'An oscilloscope: the upper wave, before the repair, has spikes; the lower one, after it, is smooth.',
      },
    ],
    likedBy: ['farzana', 'anika_k', 'yasmin_k', 'sadia.noor', 'imran_z'],
    comments: [
      {
        by: 'farzana',
        ago: 18 * HOUR,
        text: 'The third picture belongs on the wall of the power lab.',
      },
      { by: 'anika_k', ago: 16 * HOUR, text: 'Page 14, figure 9. Everyone skips figure 9.' },
    ],
  },
  {
    by: 'anika_k',
    ago: DAY + HOUR,
    text: 'First light from the rooftop radio telescope! The hydrogen line of the Milky Way, with a dish from a scrap yard, a 900-taka amplifier and two nights without rain.\n\n#RadioAstronomy #KUET #FirstLight',
    media: [
      {
        file: 'hydrogen-line.webp',
        alt: 'A spectrum with three peaks near 1420.1, 1420.3 and 1420.5 MHz, the highest at 57 kelvin.',
      },
    ],
    likedBy: ['kamal_ee', 'farzana', 'imran_z', 'yasmin_k', 'nusrat_j', 'lamia.s', 'tanvir.h'],
    comments: [
      {
        by: 'imran_z',
        ago: DAY,
        text: 'Congratulations! Can you see the rotation curve yet?',
        likedBy: ['anika_k'],
        replies: [
          { by: 'anika_k', ago: 23 * HOUR, text: 'Three points of it. They lie flat, I swear.' },
        ],
      },
    ],
  },
  {
    by: 'tanvir.h',
    ago: DAY + 8 * HOUR,
    text: 'Moved our training queue from one shared GPU machine to a small scheduler. Median wait went from 9 hours to 40 minutes, and no one bought a GPU. Most jobs just did not need the night.\n\n#CloudComputing #BUET #Systems',
    likedBy: ['mahir.c', 'nusrat_j', 'research_office', 'yasmin_k'],
    comments: [
      {
        by: 'nusrat_j',
        ago: DAY + 6 * HOUR,
        text: 'Which scheduler? We still fight with sticky notes on the monitor.',
        replies: [
          {
            by: 'tanvir.h',
            ago: DAY + 5 * HOUR,
            text: 'A queue table and 200 lines of Python. Sticky notes are next to be deprecated.',
            likedBy: ['nusrat_j', 'mahir.c'],
          },
        ],
      },
    ],
  },
];
