import { DAY, HOUR, type DemoEvent } from '../shapes';

/** The events of the coming months. */
export const laterEvents: readonly DemoEvent[] = [
  {
    by: 'nusrat_j',
    ago: 2 * DAY + 20 * HOUR,
    inDays: 30,
    time: '19:00',
    title: 'Long Night of the Library',
    description:
      'The reading rooms stay open until two in the morning. Theses are read aloud in three minutes each, the oldest manuscripts are on show, and the librarians answer anything.\n\n#Library #UniversityOfDhaka',
    location: 'Central Library, main reading room',
    going: ['yasmin_k', 'zarin.t', 'imran_z', 'rafia_t', 'habib_l'],
    interested: ['kamal_ee'],
    ends: '02:00',
    places: 5,
    waiting: ['lamia.s', 'maya_d'],
    picture: 'library-night.webp',
    reactions: {
      likedBy: ['yasmin_k', 'habib_l', 'imran_z', 'zarin.t'],
      comments: [
        {
          by: 'habib_l',
          ago: 2 * DAY + 12 * HOUR,
          text: 'I will read a page of a grammar from 1778.',
        },
        {
          by: 'rafia_t',
          ago: 2 * DAY + 4 * HOUR,
          text: 'Three minutes a thesis is generous for mine.',
        },
        {
          by: 'yasmin_k',
          ago: DAY + 16 * HOUR,
          text: 'Is there coffee after midnight?',
          replies: [{ by: 'nusrat_j', ago: DAY + 14 * HOUR, text: 'Coffee, and jhalmuri at one.' }],
        },
      ],
    },
  },
  {
    by: 'rezaul.k',
    ago: 3 * DAY + 10 * HOUR,
    inDays: 52,
    time: '09:30',
    title: 'Bridge-building contest',
    description:
      'Forty sticks, one tube of glue, four hours. The bridge that carries the most for its weight wins; the one that breaks most beautifully wins as well. Teams of three, all departments.\n\n#Engineering #Bridges #BUET',
    location: 'BUET, structures hall',
    going: ['tareq_a', 'kamal_ee', 'mahir.c', 'sadia.noor'],
    interested: ['research_office', 'farzana', 'tanvir.h'],
    picture: 'bridge-contest.webp',
    reactions: {
      likedBy: ['tareq_a', 'research_office', 'mahir.c', 'sadia.noor', 'tanvir.h'],
      comments: [
        {
          by: 'mahir.c',
          ago: 3 * DAY + 4 * HOUR,
          text: 'Computer Science is sending a team. Please have paramedics ready.',
        },
        {
          by: 'tareq_a',
          ago: 3 * DAY,
          text: 'Is driftwood allowed?',
          replies: [{ by: 'rezaul.k', ago: 2 * DAY + 22 * HOUR, text: 'Only upstream.' }],
        },
        {
          by: 'sadia.noor',
          ago: 2 * DAY + 9 * HOUR,
          text: 'We will wear the tremor sensor while gluing.',
        },
      ],
    },
  },
  {
    by: 'kamal_ee',
    ago: 4 * DAY + 6 * HOUR,
    inDays: 88,
    time: '15:00',
    title: 'Line-follower robot race',
    description:
      'A white floor, a black line, three corners no one likes. Any robot that fits into a shoe box may start. Spare batteries and spare advice at the door.\n\n#EmbeddedSystems #Robotics #KUET',
    location: 'KUET, old gymnasium',
    going: ['anika_k', 'farzana', 'sadia.noor'],
    interested: ['rafia_t', 'maya_d', 'tanvir.h'],
    picture: 'robot-race.webp',
    reactions: {
      likedBy: ['anika_k', 'farzana', 'sadia.noor', 'maya_d'],
      comments: [
        {
          by: 'farzana',
          ago: 4 * DAY + HOUR,
          text: 'Is a shoe box of size 46 a shoe box?',
          replies: [{ by: 'kamal_ee', ago: 4 * DAY, text: 'It is. The line is as wide as ever.' }],
        },
        {
          by: 'anika_k',
          ago: 3 * DAY + 19 * HOUR,
          text: 'Our robot only turns left so far. We have asked for a left-handed track.',
        },
        {
          by: 'rafia_t',
          ago: 3 * DAY + 9 * HOUR,
          text: 'Last year’s winner still lives under my desk.',
        },
      ],
    },
  },
  {
    by: 'habib_l',
    ago: 5 * DAY + 9 * HOUR,
    inDays: 133,
    time: '10:00',
    title: 'Field school in language documentation',
    description:
      'Five days in Sylhet: recording, transcribing, asking well and listening better. We document stories from grandparents. Travel is paid; places for sixteen students of any subject.\n\n#Linguistics #FieldWork #UniversityOfDhaka',
    location: 'Sylhet, teachers’ guest house',
    going: ['nusrat_j', 'lamia.s'],
    interested: ['yasmin_k', 's.rahman', 'zarin.t', 'shirin.a'],
    picture: 'language-school.webp',
    reactions: {
      likedBy: ['nusrat_j', 'zarin.t', 'yasmin_k', 'lamia.s', 'shirin.a'],
      comments: [
        {
          by: 'nusrat_j',
          ago: 5 * DAY + 2 * HOUR,
          text: 'The corpus needs exactly these stories.',
        },
        {
          by: 'shirin.a',
          ago: 4 * DAY + 17 * HOUR,
          text: 'May economists ask what things cost in the stories?',
          replies: [
            { by: 'habib_l', ago: 4 * DAY + 15 * HOUR, text: 'Economists may carry the recorder.' },
          ],
        },
        { by: 'lamia.s', ago: 4 * DAY, text: 'Applied! My grandmother applied, too.' },
      ],
    },
  },
  {
    by: 'tareq_a',
    ago: 6 * DAY + 15 * HOUR,
    inDays: 190,
    time: '05:30',
    title: 'River Day',
    description:
      'At sunrise by boat, with nets for plastic and bottles for samples. Breakfast on board, laboratory at noon, results on the wall by evening. Children are welcome and count double.\n\n#Environment #Rivers #JahangirnagarUniversity',
    location: 'Ghat behind the botanical garden',
    going: ['rezaul.k', 'shirin.a', 's.rahman'],
    interested: ['yasmin_k', 'anika_k', 'imran_z'],
    picture: 'river-day.webp',
    reactions: {
      likedBy: ['rezaul.k', 'shirin.a', 'yasmin_k', 'anika_k', 's.rahman'],
      comments: [
        {
          by: 'shirin.a',
          ago: 6 * DAY + 8 * HOUR,
          text: 'Half past five in the morning is a strong selection effect.',
          replies: [
            { by: 'tareq_a', ago: 6 * DAY + 6 * HOUR, text: 'The river rises even earlier.' },
          ],
        },
        { by: 'rezaul.k', ago: 6 * DAY, text: 'I bring the echo sounder. No fishing.' },
        {
          by: 's.rahman',
          ago: 5 * DAY + 7 * HOUR,
          text: 'The clinic boat can take twelve people.',
        },
      ],
    },
  },
  {
    by: 's.rahman',
    ago: 8 * DAY + 6 * HOUR,
    inDays: 262,
    time: '09:00',
    title: 'Health Data Days',
    description:
      'Two days for everyone who works with health data: students, nurses, statisticians, and people whose data it is. Tutorials on missing values, consent and calibration, and a room for quiet work.\n\n#PublicHealth #DataScience #NorthSouthUniversity',
    location: 'North South University, auditorium',
    going: ['yasmin_k', 'zarin.t', 'sadia.noor', 'lamia.s'],
    interested: ['nusrat_j', 'shirin.a', 'tanvir.h'],
    picture: 'health-data-days.webp',
    reactions: {
      likedBy: ['yasmin_k', 'zarin.t', 'sadia.noor', 'lamia.s', 'nusrat_j'],
      comments: [
        {
          by: 'zarin.t',
          ago: 8 * DAY,
          text: 'I will take the tutorial on missing values, if it is not missing.',
        },
        { by: 'yasmin_k', ago: 7 * DAY + 20 * HOUR, text: 'Count me in for calibration.' },
        {
          by: 'sadia.noor',
          ago: 7 * DAY + 4 * HOUR,
          text: 'Could patients open the first day?',
          replies: [{ by: 's.rahman', ago: 7 * DAY, text: 'They will. It was their idea.' }],
        },
      ],
    },
  },
];
