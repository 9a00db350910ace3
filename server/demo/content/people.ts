import type { Position } from '#contract/entities/person';

/** A person of the demo campus; the first one listed has the fullest inbox. */
interface Person {
  username: string;
  /** As shown, and as printed on their papers. */
  name: string;
  /** And the year since which they hold it. */
  position: readonly [Position, number];
  email: string;
  university: string;
  department: string;
  interests: readonly string[];
  /** The topics on which they mentor, and for how many people. */
  mentoring?: readonly [topics: readonly string[], places: number];
  /** Whether they proved that the address is theirs, as one of the university. */
  isVerified?: true;
}

const DHAKA = 'University of Dhaka';
const JAHANGIRNAGAR = 'Jahangirnagar University';
const COMPUTING = 'Computer Science & Engineering';
const ELECTRICAL = 'Electrical & Electronic Engineering';

/** The people of the demo campus. */
export const people = [
  {
    username: 'yasmin_k',
    name: 'Yasmin Karim',
    position: ['doctoral', 2023],
    email: 'yasmin.k@du.example',
    isVerified: true,
    university: DHAKA,
    department: COMPUTING,
    interests: ['Machine Learning', 'AI Ethics', 'Data Science'],
    mentoring: [['Machine Learning', 'Data Science'], 2],
  },
  {
    username: 'nusrat_j',
    name: 'Nusrat Jahan',
    position: ['doctoral', 2022],
    email: 'nusrat.j@du.example',
    isVerified: true,
    university: DHAKA,
    department: COMPUTING,
    interests: ['Machine Learning', 'Natural Language Processing', 'AI Ethics'],
  },
  {
    username: 'tanvir.h',
    name: 'Tanvir Hossain',
    position: ['faculty', 2016],
    email: 'tanvir.h@buet.example',
    isVerified: true,
    university: 'BUET',
    department: COMPUTING,
    interests: ['Machine Learning', 'Cloud Computing'],
    mentoring: [['Machine Learning'], 2],
  },
  {
    username: 's.rahman',
    name: 'Shahid Rahman',
    position: ['researcher', 2019],
    email: 's.rahman@nsu.example',
    isVerified: true,
    university: 'North South University',
    department: 'Public Health',
    interests: ['Data Science', 'AI Ethics', 'Epidemiology'],
  },
  {
    username: 'anika_k',
    name: 'Anika Kabir',
    position: ['student', 2022],
    email: 'anika.k@kuet.example',
    university: 'KUET',
    department: ELECTRICAL,
    interests: ['Embedded Systems', 'Radio Astronomy', 'Networking'],
  },
  {
    username: 'research_office',
    name: 'BUET Research Office',
    position: ['staff', 2015],
    email: 'office@buet.example',
    isVerified: true,
    university: 'BUET',
    department: 'Research Office',
    interests: ['Data Science', 'AI Ethics'],
  },
  {
    username: 'zarin.t',
    name: 'Zarin Tasnim',
    position: ['faculty', 2018],
    email: 'zarin.t@du.example',
    university: DHAKA,
    department: 'Statistics',
    interests: ['Data Science', 'Survey Methods'],
  },
  {
    username: 'kamal_ee',
    name: 'Kamal Uddin',
    position: ['faculty', 2012],
    email: 'kamal@kuet.example',
    university: 'KUET',
    department: ELECTRICAL,
    interests: ['Embedded Systems', 'Networking', 'Power Systems'],
    mentoring: [['Embedded Systems', 'Power Systems'], 3],
  },
  {
    username: 'mahir.c',
    name: 'Mahir Chowdhury',
    position: ['student', 2023],
    email: 'mahir.c@buet.example',
    university: 'BUET',
    department: COMPUTING,
    interests: ['Web Development', 'Cybersecurity', 'Machine Learning'],
  },
  {
    username: 'farzana',
    name: 'Farzana Akter',
    position: ['doctoral', 2021],
    email: 'farzana@kuet.example',
    university: 'KUET',
    department: ELECTRICAL,
    interests: ['Power Systems', 'Data Science'],
  },
  {
    username: 'imran_z',
    name: 'Imran Zaman',
    position: ['researcher', 2020],
    email: 'imran.z@du.example',
    university: DHAKA,
    department: 'Physics',
    interests: ['Quantum Computing', 'Data Science'],
  },
  {
    username: 'rafia_t',
    name: 'Rafia Tabassum',
    position: ['student', 2024],
    email: 'rafia.t@du.example',
    isVerified: true,
    university: DHAKA,
    department: COMPUTING,
    interests: ['Cybersecurity', 'Networking'],
  },
  {
    username: 'sadia.noor',
    name: 'Sadia Noor',
    position: ['doctoral', 2023],
    email: 'sadia.noor@buet.example',
    university: 'BUET',
    department: 'Biomedical Engineering',
    interests: ['Data Science', 'Embedded Systems'],
  },
  {
    username: 'lamia.s',
    name: 'Lamia Sultana',
    position: ['student', 2023],
    email: 'lamia.s@nsu.example',
    university: 'North South University',
    department: COMPUTING,
    interests: ['Machine Learning', 'Data Science', 'AI Ethics', 'Web Development'],
  },
  {
    username: 'rezaul.k',
    name: 'Rezaul Karim',
    position: ['faculty', 2014],
    email: 'rezaul@buet.example',
    university: 'BUET',
    department: 'Civil Engineering',
    interests: ['Structural Health', 'Data Science'],
  },
  {
    username: 'habib_l',
    name: 'Habibur Rahman',
    position: ['faculty', 2010],
    email: 'habib@du.example',
    isVerified: true,
    university: DHAKA,
    department: 'Linguistics',
    interests: ['Natural Language Processing', 'Phonetics', 'Open Data'],
    mentoring: [['Natural Language Processing', 'Phonetics'], 1],
  },
  {
    username: 'shirin.a',
    name: 'Shirin Ahmed',
    position: ['researcher', 2021],
    email: 'shirin@ju.example',
    university: JAHANGIRNAGAR,
    department: 'Economics',
    interests: ['Survey Methods', 'Data Science'],
  },
  {
    username: 'tareq_a',
    name: 'Tareq Aziz',
    position: ['researcher', 2022],
    email: 'tareq@ju.example',
    university: JAHANGIRNAGAR,
    department: 'Environmental Sciences',
    interests: ['Hydrology', 'Data Science'],
  },
  {
    username: 'maya_d',
    name: 'Maya Das',
    position: ['alumni', 2025],
    email: 'maya.d@bracu.example',
    university: 'BRAC University',
    department: COMPUTING,
    interests: ['Web Development', 'AI Ethics'],
    mentoring: [['Web Development'], 1],
  },
] as const satisfies readonly Person[];

/** The username of a person on the demo campus. */
export type DemoName = (typeof people)[number]['username'];

/** The universities that the operator described, each with the domain of its addresses. */
export const universities = [
  {
    name: DHAKA,
    domain: 'du.example',
    about:
      'The oldest university of the country, founded in 1921, with thirteen faculties and a campus in the heart of the city.',
    link: 'https://www.du.ac.bd/',
  },
  {
    name: 'BUET',
    domain: 'buet.example',
    about: 'Engineering, architecture and planning, in Dhaka since 1962.',
    link: 'https://www.buet.ac.bd/',
  },
  {
    name: 'North South University',
    domain: 'nsu.example',
    about: 'The first private university of the country, founded in 1992.',
    link: 'https://www.northsouth.edu/',
  },
] as const;
