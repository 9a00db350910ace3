import { DAY, HOUR, type DemoPost } from '../shapes';

/** Notes from two to ten days ago. */
export const olderPosts: readonly DemoPost[] = [
  {
    by: 'yasmin_k',
    ago: 2 * DAY + HOUR,
    text: 'Two openings in our ethics-of-telemetry reading group. We read one paper a week, argue for an hour, and publish the notes. Tuesdays, library annexe.\n\n#AIEthics #ReadingGroup #UniversityOfDhaka',
    likedBy: ['nusrat_j', 'lamia.s', 's.rahman'],
    comments: [
      { by: 'lamia.s', ago: 2 * DAY, text: 'Can one join from another university?' },
      { by: 'nusrat_j', ago: DAY + 20 * HOUR, text: 'Yes: half of us dial in from Bashundhara.' },
    ],
  },
  {
    by: 's.rahman',
    ago: 2 * DAY + 7 * HOUR,
    text: 'Our survey on federated learning in rural clinics is through peer review. Hardest finding to print: of 31 deployed systems, 4 were still switched on after a year.\n\n#PublicHealth #FederatedLearning #NorthSouthUniversity',
    likedBy: ['yasmin_k', 'sadia.noor', 'zarin.t', 'lamia.s', 'research_office'],
    comments: [
      {
        by: 'sadia.noor',
        ago: 2 * DAY + 5 * HOUR,
        text: 'Power, staff or interest? Which of the three killed the other 27?',
        replies: [
          {
            by: 's.rahman',
            ago: 2 * DAY + 3 * HOUR,
            text: 'Staff. One trained nurse is transferred, and the tablet goes into a drawer.',
            likedBy: ['sadia.noor', 'yasmin_k'],
          },
        ],
      },
    ],
  },
  {
    by: 'mahir.c',
    ago: 3 * DAY,
    text: 'Small rule from a week of reviewing student web projects: if your login form says which of the two fields was wrong, it says it to everyone.\n\n#Cybersecurity #WebDevelopment',
    likedBy: ['rafia_t', 'tanvir.h', 'lamia.s'],
    comments: [{ by: 'rafia_t', ago: 2 * DAY + 22 * HOUR, text: 'And time the answer, too.' }],
  },
  {
    by: 'sadia.noor',
    ago: 3 * DAY + 6 * HOUR,
    text: 'Looking for twenty volunteers with steady hands, and five with shaky ones, to try our 3D-printed tremor sensor. Twenty minutes, tea included, ethics approval on the door.\n\n#BiomedicalEngineering #Volunteers #BUET',
    media: [
      {
        file: 'tremor-sensor.webp',
        alt: 'A hand on a workbench with a small white sensor on one finger, a cable to an instrument, and a cup of tea.',
      },
    ],
    likedBy: ['research_office', 's.rahman', 'anika_k'],
    comments: [
      { by: 'tanvir.h', ago: 3 * DAY + 2 * HOUR, text: 'Before or after my third coffee?' },
      { by: 'sadia.noor', ago: 3 * DAY + HOUR, text: 'Both. You count as two volunteers.' },
    ],
  },
  {
    by: 'farzana',
    ago: 4 * DAY,
    text: 'Load forecasting for Khulna: a straight line through last week beats our neural network on 9 days of 14. We are publishing the straight line.\n\n#PowerSystems #Forecasting #KUET',
    media: [
      {
        file: 'load-forecast.webp',
        alt: 'Bars of the error on fourteen days: the straight line is lower on nine days and twice as high on five.',
      },
    ],
    likedBy: ['kamal_ee', 'zarin.t', 'yasmin_k', 'imran_z', 'anika_k'],
    comments: [
      { by: 'zarin.t', ago: 3 * DAY + 20 * HOUR, text: 'Bravest abstract of the year.' },
      { by: 'kamal_ee', ago: 3 * DAY + 18 * HOUR, text: 'What happens on the other five days?' },
      {
        by: 'farzana',
        ago: 3 * DAY + 17 * HOUR,
        text: 'Cricket. The network has learned the cricket calendar.',
        likedBy: ['zarin.t', 'kamal_ee', 'anika_k'],
      },
    ],
  },
  {
    by: 'lamia.s',
    ago: 4 * DAY + 9 * HOUR,
    text: 'Teaching assistants: what do you do when a whole section hands in the same wrong answer? I would rather learn where it comes from than punish thirty people.\n\n#Teaching #NorthSouthUniversity',
    likedBy: ['s.rahman', 'rafia_t'],
    comments: [
      {
        by: 'zarin.t',
        ago: 4 * DAY + 5 * HOUR,
        text: 'Ask for the reasoning in one sentence, ungraded. The source shows itself.',
        likedBy: ['lamia.s'],
      },
    ],
  },
  {
    by: 'nusrat_j',
    ago: 5 * DAY,
    text: 'বাংলা ভাষার মডেলগুলো এখনও যুক্তাক্ষরে হোঁচট খায়। আমরা এক লক্ষ বাক্যের একটি পরীক্ষা-সংকলন বানাচ্ছি; উচ্চারণ আর বানান দুটোই থাকবে। যাঁরা যাচাই করতে চান, মন্তব্যে জানান।\n\n#বাংলা #NLP #OpenData',
    likedBy: ['yasmin_k', 'zarin.t', 'tanvir.h', 'lamia.s', 'imran_z'],
    comments: [
      {
        by: 'yasmin_k',
        ago: 4 * DAY + 22 * HOUR,
        text: 'আমি আছি। আঞ্চলিক শব্দও কি রাখছেন?',
        replies: [
          { by: 'nusrat_j', ago: 4 * DAY + 21 * HOUR, text: 'হ্যাঁ, সিলেট ও চট্টগ্রাম দিয়ে শুরু।' },
        ],
      },
    ],
  },
  {
    by: 'imran_z',
    ago: 5 * DAY + 10 * HOUR,
    text: 'A question for the quantum people: is there a good undergraduate experiment for Bell inequalities that costs less than a motorcycle? Links welcome.\n\n#QuantumComputing #Physics #UniversityOfDhaka',
    likedBy: ['anika_k', 'nusrat_j'],
    comments: [
      {
        by: 'anika_k',
        ago: 5 * DAY + 6 * HOUR,
        text: 'The photon source is the motorcycle. The rest is a bicycle.',
        likedBy: ['imran_z'],
      },
    ],
  },
  {
    by: 'yasmin_k',
    ago: 6 * DAY,
    text: 'Notes from the consent workshop, in one line: if the form needs a lawyer to read it, no one has consented to anything. We cut ours from four pages to one.\n\n#AIEthics #Consent',
    documents: ['consent-form.pdf'],
    likedBy: ['s.rahman', 'sadia.noor', 'nusrat_j', 'zarin.t'],
    comments: [
      {
        by: 's.rahman',
        ago: 5 * DAY + 20 * HOUR,
        text: 'One page! May we translate it for Sunamganj?',
      },
    ],
  },
  {
    by: 'research_office',
    ago: 6 * DAY + 5 * HOUR,
    text: 'Travel grants: applications for the spring round close at the end of the month. New this time: master’s students may apply without a supervisor’s letter.\n\n#Funding #BUET',
    documents: ['travel-grants.pdf'],
    likedBy: ['tanvir.h', 'sadia.noor', 'mahir.c', 'yasmin_k'],
  },
  {
    by: 'kamal_ee',
    ago: 7 * DAY,
    text: 'Today’s debugging lesson: the oscilloscope was right, the schematic was right, the student was right. The probe was set to 10×.\n\n#LabNotes #EmbeddedSystems',
    likedBy: ['anika_k', 'farzana', 'imran_z', 'sadia.noor'],
    comments: [{ by: 'imran_z', ago: 6 * DAY + 22 * HOUR, text: 'It is always the probe.' }],
  },
  {
    by: 'tanvir.h',
    ago: 7 * DAY + 12 * HOUR,
    text: 'Reproducing a paper, day 11: the missing hyperparameter was in the acknowledgements. We now read acknowledgements first.\n\n#Reproducibility #MachineLearning',
    likedBy: ['nusrat_j', 'yasmin_k', 'mahir.c'],
    comments: [
      {
        by: 'yasmin_k',
        ago: 7 * DAY + 8 * HOUR,
        text: 'Thanked by name, I hope.',
        likedBy: ['tanvir.h'],
      },
    ],
  },
  {
    by: 'zarin.t',
    ago: 8 * DAY + 3 * HOUR,
    text: 'Free R clinic every Monday, 3 to 5, statistics seminar room. Bring a data set and the question you are afraid to ask about it.\n\n#Statistics #DataScience #UniversityOfDhaka',
    documents: ['r-clinic-plan.pdf'],
    likedBy: ['yasmin_k', 's.rahman', 'nusrat_j', 'imran_z'],
    comments: [{ by: 'imran_z', ago: 8 * DAY, text: 'Is “what is a p-value” an allowed fear?' }],
  },
  {
    by: 'anika_k',
    ago: 9 * DAY,
    text: 'We mapped the campus Wi-Fi with a backpack and a Raspberry Pi. The strongest signal is at the tea stall outside the gate, the weakest in the networking lab.\n\n#Networking #KUET',
    likedBy: ['kamal_ee', 'farzana', 'yasmin_k'],
    comments: [
      { by: 'farzana', ago: 8 * DAY + 20 * HOUR, text: 'As every networking student suspected.' },
    ],
  },
  {
    by: 'mahir.c',
    ago: 9 * DAY + 8 * HOUR,
    text: 'Graph theory problem night is back: five problems, two hours, no laptops. Winner chooses next week’s snacks. All departments welcome.\n\n#GraphTheory #ProblemNight #BUET',
    likedBy: ['tanvir.h', 'rafia_t', 'research_office'],
  },
  {
    by: 'habib_l',
    ago: 6 * DAY + 12 * HOUR,
    text: 'Asked forty students how they pronounce the ক্ষ in “পরীক্ষা”. Got five answers, three of them from the same student. Recordings are in the phonetics lab for anybody who wants to disagree.\n\n#Linguistics #Phonetics #UniversityOfDhaka',
    likedBy: ['nusrat_j', 'zarin.t', 'yasmin_k'],
    comments: [{ by: 'nusrat_j', ago: 6 * DAY + 9 * HOUR, text: 'I am the same student.' }],
  },
  {
    by: 'shirin.a',
    ago: 3 * DAY + 14 * HOUR,
    text: 'Twelve months of vegetable prices, three times a week, by hand, are clean at last. The most expensive variable was patience. Data and questionnaire are free for teaching.\n\n#Economics #OpenData #JahangirnagarUniversity',
    likedBy: ['zarin.t', 's.rahman', 'tareq_a', 'yasmin_k'],
    comments: [
      {
        by: 'zarin.t',
        ago: 3 * DAY + 11 * HOUR,
        text: 'My Monday clinic will adopt them at once.',
      },
    ],
  },
  {
    by: 'rezaul.k',
    ago: 5 * DAY + 16 * HOUR,
    text: 'An echo sounder made for anglers has now watched a bridge pier through a whole monsoon. It saw a hole of 3.4 metres that the yearly inspection never meets. It also saw many fish.\n\n#CivilEngineering #Bridges #BUET',
    likedBy: ['tareq_a', 'research_office', 'kamal_ee'],
    comments: [{ by: 'tareq_a', ago: 5 * DAY + 12 * HOUR, text: 'Please keep the fish data.' }],
  },
  {
    by: 'maya_d',
    ago: 7 * DAY + 18 * HOUR,
    text: 'Our web accessibility class tested twelve admission forms with a screen reader. Two could be submitted. We are writing to the other ten, kindly, with the fix attached.\n\n#WebDevelopment #Accessibility #BRACUniversity',
    likedBy: ['lamia.s', 'mahir.c', 'rafia_t', 'yasmin_k'],
    comments: [{ by: 'mahir.c', ago: 7 * DAY + 15 * HOUR, text: 'May we be number thirteen?' }],
  },
];
