import { DAY, HOUR, type DemoEvent } from '../shapes';

/** The events of the next weeks, starting this evening. */
export const soonEvents: readonly DemoEvent[] = [
  {
    by: 'research_office',
    ago: 2 * DAY + 5 * HOUR,
    inDays: 0,
    time: '18:30',
    title: 'Graduate Research Symposium',
    description:
      'Short talks by graduate students, ten minutes each with five for questions. Posters stay up in the lobby all week. Lunch is provided for presenters.\n\n#Symposium #BUET',
    location: 'ECE Building, Room 204',
    going: ['tanvir.h', 'mahir.c', 'nusrat_j', 'imran_z', 's.rahman'],
    interested: ['zarin.t', 'yasmin_k'],
    picture: 'symposium.webp',
    reactions: {
      likedBy: ['tanvir.h', 'yasmin_k', 'nusrat_j', 'sadia.noor', 'mahir.c'],
      comments: [
        {
          by: 'imran_z',
          ago: 2 * DAY,
          text: 'Is there a microphone, or do physicists shout as usual?',
          replies: [
            {
              by: 'research_office',
              ago: DAY + 22 * HOUR,
              text: 'There is a microphone. Please shout all the same.',
            },
          ],
        },
        {
          by: 'yasmin_k',
          ago: DAY + 9 * HOUR,
          text: 'My slot is 6:50. Hard questions are welcome, easy ones too.',
        },
        { by: 'zarin.t', ago: 20 * HOUR, text: 'Front row for Yasmin’s intervals.' },
        {
          by: 'sadia.noor',
          ago: 5 * HOUR,
          text: 'May the tremor sensor have a table in the lobby?',
          replies: [{ by: 'research_office', ago: 4 * HOUR, text: 'Table 7, by the window.' }],
        },
      ],
    },
  },
  {
    by: 'tanvir.h',
    ago: 26 * HOUR,
    inDays: 4,
    time: '10:00',
    title: 'Quantum Computing Workshop',
    description:
      'A hands-on introduction to error correction with the surface code. Bring a laptop with Python; everything else is on a stick.\n\n#QuantumComputing',
    location: 'BUET, Lab 3',
    going: ['imran_z', 'mahir.c'],
    interested: ['nusrat_j', 'lamia.s', 'kamal_ee'],
    picture: 'quantum-workshop.webp',
    reactions: {
      likedBy: ['imran_z', 'nusrat_j', 'kamal_ee', 'rafia_t'],
      comments: [
        {
          by: 'kamal_ee',
          ago: 22 * HOUR,
          text: 'Does an engineer with linear algebra from 1998 survive this?',
          replies: [
            {
              by: 'tanvir.h',
              ago: 21 * HOUR,
              text: 'We begin with two-by-two matrices. You will enjoy it.',
            },
          ],
        },
        { by: 'lamia.s', ago: 16 * HOUR, text: 'Is there a stream for Bashundhara?' },
        { by: 'imran_z', ago: 8 * HOUR, text: 'I bring the Bloch sphere made of a football.' },
      ],
    },
  },
  {
    by: 'yasmin_k',
    ago: 21 * HOUR,
    inDays: 9,
    time: '17:00',
    title: 'Ethics in AI panel',
    description:
      'Three views on consent: a clinician, a lawyer and an engineer discuss what a dataset owes to the people in it. Questions are collected beforehand, under this post.\n\n#AIEthics',
    location: null,
    going: ['nusrat_j', 's.rahman', 'lamia.s'],
    interested: ['tanvir.h', 'sadia.noor'],
    picture: 'ethics-panel.webp',
    reactions: {
      likedBy: ['nusrat_j', 's.rahman', 'lamia.s', 'zarin.t', 'maya_d', 'tanvir.h'],
      comments: [
        {
          by: 'lamia.s',
          ago: 19 * HOUR,
          text: 'Question: who consents for those who are missing from the data?',
          replies: [{ by: 'yasmin_k', ago: 18 * HOUR, text: 'That goes first. Thank you.' }],
        },
        {
          by: 's.rahman',
          ago: 15 * HOUR,
          text: 'Question for the lawyer: how short may a form be?',
        },
        {
          by: 'maya_d',
          ago: 11 * HOUR,
          text: 'Will there be captions? I can help to set them up.',
          replies: [{ by: 'yasmin_k', ago: 10 * HOUR, text: 'Yes please! I am writing to you.' }],
        },
        { by: 'rafia_t', ago: 6 * HOUR, text: 'Question: does anonymous data exist?' },
      ],
    },
  },
  {
    by: 'anika_k',
    ago: 9 * HOUR,
    inDays: 16,
    time: '20:00',
    title: 'Night of radio astronomy',
    description:
      'First public listening with the rooftop dish. Pulsars at nine, tea at ten, clouds permitting.\n\n#Astronomy',
    location: 'Science Building, roof',
    going: ['rafia_t'],
    interested: ['yasmin_k', 'zarin.t', 'imran_z', 'mahir.c'],
    picture: 'radio-astronomy.webp',
    reactions: {
      likedBy: ['kamal_ee', 'farzana', 'imran_z', 'yasmin_k', 'rafia_t'],
      comments: [
        {
          by: 'zarin.t',
          ago: 8 * HOUR,
          text: 'What does one wear on a roof in front of a pulsar?',
          replies: [
            {
              by: 'anika_k',
              ago: 7 * HOUR + 20,
              text: 'A jumper. It is the coldest roof of Khulna.',
            },
          ],
        },
        {
          by: 'imran_z',
          ago: 6 * HOUR,
          text: 'I bring a class of twenty-two. They bring their own tea.',
        },
        { by: 'kamal_ee', ago: 4 * HOUR, text: 'The lift will be off from nine. For science.' },
      ],
    },
  },
];
