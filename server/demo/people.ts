/** Somebody on the demo campus; the first one listed has the fullest inbox. */
interface Person {
  username: string;
  email: string;
  university: string;
  department: string;
  interests: readonly string[];
}

const DHAKA = 'University of Dhaka';
const COMPUTING = 'Computer Science & Engineering';
const ELECTRICAL = 'Electrical & Electronic Engineering';

/** The people of the demo campus. */
export const people = [
  {
    username: 'yasmin_k',
    email: 'yasmin.k@du.example',
    university: DHAKA,
    department: COMPUTING,
    interests: ['Machine Learning', 'AI Ethics', 'Data Science'],
  },
  {
    username: 'nusrat_j',
    email: 'nusrat.j@du.example',
    university: DHAKA,
    department: COMPUTING,
    interests: ['Machine Learning', 'Natural Language Processing', 'AI Ethics'],
  },
  {
    username: 'tanvir.h',
    email: 'tanvir.h@buet.example',
    university: 'BUET',
    department: COMPUTING,
    interests: ['Machine Learning', 'Cloud Computing'],
  },
  {
    username: 's.rahman',
    email: 's.rahman@nsu.example',
    university: 'North South University',
    department: 'Public Health',
    interests: ['Data Science', 'AI Ethics', 'Epidemiology'],
  },
  {
    username: 'anika_k',
    email: 'anika.k@kuet.example',
    university: 'KUET',
    department: ELECTRICAL,
    interests: ['Embedded Systems', 'Radio Astronomy', 'Networking'],
  },
  {
    username: 'research_office',
    email: 'office@buet.example',
    university: 'BUET',
    department: 'Research Office',
    interests: ['Data Science', 'AI Ethics'],
  },
  {
    username: 'zarin.t',
    email: 'zarin.t@du.example',
    university: DHAKA,
    department: 'Statistics',
    interests: ['Data Science', 'Survey Methods'],
  },
  {
    username: 'kamal_ee',
    email: 'kamal@kuet.example',
    university: 'KUET',
    department: ELECTRICAL,
    interests: ['Embedded Systems', 'Networking', 'Power Systems'],
  },
  {
    username: 'mahir.c',
    email: 'mahir.c@buet.example',
    university: 'BUET',
    department: COMPUTING,
    interests: ['Web Development', 'Cybersecurity', 'Machine Learning'],
  },
  {
    username: 'farzana',
    email: 'farzana@kuet.example',
    university: 'KUET',
    department: ELECTRICAL,
    interests: ['Power Systems', 'Data Science'],
  },
  {
    username: 'imran_z',
    email: 'imran.z@du.example',
    university: DHAKA,
    department: 'Physics',
    interests: ['Quantum Computing', 'Data Science'],
  },
  {
    username: 'rafia_t',
    email: 'rafia.t@du.example',
    university: DHAKA,
    department: COMPUTING,
    interests: ['Cybersecurity', 'Networking'],
  },
  {
    username: 'sadia.noor',
    email: 'sadia.noor@buet.example',
    university: 'BUET',
    department: 'Biomedical Engineering',
    interests: ['Data Science', 'Embedded Systems'],
  },
  {
    username: 'lamia.s',
    email: 'lamia.s@nsu.example',
    university: 'North South University',
    department: COMPUTING,
    interests: ['Machine Learning', 'Data Science', 'AI Ethics', 'Web Development'],
  },
] as const satisfies readonly Person[];

/** The username of somebody on the demo campus. */
export type DemoName = (typeof people)[number]['username'];
