import type { TestedPaper } from './paper';

export const telescopes: TestedPaper = {
  title: 'A Rooftop Radio Telescope for Teaching',
  layout: 'plain',
  pages: [
    `# Abstract

We built a telescope for the hydrogen line from a television dish and a software radio. Students mapped the rotation of the galaxy from a roof in the middle of a noisy city. The parts cost 310 dollars, and the software is free.

# 1 Why radio

Haze and street lamps hide the stars from urban campuses. The line of neutral hydrogen at 1420 megahertz passes through cloud and dust. It shows students that measuring is more than taking pictures.`,
    `# 2 Construction

The dish has a diameter of 1.5 metres and was bought second hand. A horn of biscuit tins collects the signal. Two amplifiers with a noise figure of 0.6 decibels sit behind the horn. A motor for satellite television turns the dish in azimuth, and elevation is set by hand with a protractor.

Lightning protection was required by the fire officer before we could go on the roof.`,
    `# 3 Observations

Each spectrum was averaged over ten minutes. Interference from mobile phones was cut away by comparing neighbouring channels. From 22 directions along the plane of the galaxy we obtained a rotation curve that stays flat at 225 kilometres per second beyond the orbit of the Sun. The difference from a falling curve is taken as evidence of dark matter.`,
    `# 4 In the classroom

Sixty students in four terms used the instrument. Their score in a concept test rose from 41 to 66 percent. They liked best the moment when the peak appeared on the screen for the first time. Teachers need a weekend of training.

# 5 Faults

Wasps nested in the horn. The frequency of the receiver drifts with temperature, and we correct it with a signal of known frequency. The wind of Cyclone Bulbul bent the mount.`,
  ],
  answered: [
    { ask: 'How much did the components cost?', page: 1, answer: '310 dollars' },
    { ask: 'How big is the dish?', page: 2, answer: '1.5 metres' },
    { ask: 'How was interference removed?', page: 3, answer: 'comparing neighbouring channels' },
    { ask: 'How did concept test scores change?', page: 4, answer: '41 to 66' },
    { ask: 'Which animals got into the horn?', page: 4, answer: 'Wasps' },
  ],
  unanswered: [
    'Which pulsars did the students detect?',
    'What was the resolution of the optical camera?',
  ],
};
