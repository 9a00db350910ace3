import { DAY, HOUR, type DemoEvent } from './shapes';

/** What the campus is about to do, from this evening on. */
export const events: readonly DemoEvent[] = [
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
  },
];
