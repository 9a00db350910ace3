import type { PaperBody } from './paper';

export const hydrogen: PaperBody = {
  keywords: 'radio astronomy, 21 cm line, teaching instruments, low-cost receivers',
  sections: [
    [
      'Introduction',
      'Neutral hydrogen emits at 1420.4 MHz, a frequency at which the sky is dark, the atmosphere is clear even under clouds, and amplifiers have become cheap. A small dish is enough to see the spiral arms of the Milky Way. For a department without an observatory, in a climate with few clear nights, this is the most rewarding astronomy there is.',
      'This note describes the telescope on the roof of our science building: what it is made of, how it was calibrated, and what second-year students measured with it in one term. The aim is that another department can build one in a month.',
    ],
    [
      'Instrument',
      'The dish is a mesh paraboloid with a diameter of 2.4 m from a scrap yard, sold there as a television antenna. The feed is a cylindrical can with a probe of copper wire. A low-noise amplifier with a noise figure of 0.6 dB, bought for 900 taka, stands directly behind the probe; every centimetre of cable in front of it would cost sensitivity. A filter and a software-defined radio follow, and a small computer adds up spectra.',
      'The half-power beam width is 6.1 degrees, measured with the sun. The pointing is by hand in elevation; the rotation of the Earth does the rest. A motor was planned and is not missed: students learn the sky faster when they have to turn a handle.',
    ],
    [
      'Calibration',
      'The receiver is calibrated twice a night. The dish is turned to the ground, which radiates at about 300 K, and then to a cold part of the sky. The system temperature is 118 K with a scatter of 6 K from night to night. Drift within a night is below 2% after a warm-up of forty minutes.',
      'Interference was the hardest problem. A peak at 1419.9 MHz turned out to be the clock of the lift controller two floors below. We now observe between 22:00 and 05:00, when no one uses the lift, and flag any channel that exceeds its neighbours by five standard deviations for less than two seconds.',
    ],
    [
      'Results',
      'The hydrogen line is detected in the galactic plane within ten seconds. After an hour the noise is 0.3 K in channels of 10 kHz. At a galactic longitude of 50 degrees three components can be told apart, with velocities of 5, 28 and 55 km/s relative to the local standard of rest; they belong to the local arm and to two further ones.',
      'From the largest velocity along nine lines of sight the students derived the rotation of the inner Galaxy. The curve is flat from 4 to 8 kpc within its errors, with a mean of 221 km/s. A galaxy held together by its visible stars alone would slow down towards its edge; that ours does not is the students’ own measurement now, and no longer a sentence in a book.',
    ],
    [
      'Use in teaching',
      'Thirty-four students worked with the telescope in groups of four. Each group planned one night, calibrated, observed, and wrote a report of five pages. We asked before and after what noise temperature means; the share of correct answers rose from 21% to 76%.',
      'The limitations of the instrument are useful, too. The beam is wide, so that arms are blurred, and students have to say what they cannot claim. Two groups discovered the lift by themselves.',
    ],
    [
      'Conclusion',
      'A rooftop telescope for the hydrogen line costs about 38,000 taka, most of it for the computer. It works on cloudy nights, in the middle of a city, and it shows the rotation of the Galaxy in one term.',
    ],
  ],
  figure: {
    after: 3,
    caption: 'Figure 1. Rotation of the inner Galaxy from nine lines of sight.',
    chart: {
      x: ['3.5', '4', '4.5', '5', '5.6', '6.2', '6.8', '7.4', '7.9'],
      xTitle: 'Distance from the galactic centre, kpc',
      yTitle: 'Velocity, km/s',
      yTop: 300,
      series: [
        { name: 'Measured', values: [203, 214, 222, 219, 226, 224, 218, 223, 221] },
        { name: 'Visible stars alone', values: [205, 203, 198, 192, 185, 178, 171, 165, 160] },
      ],
    },
  },
  table: {
    after: 1,
    caption: 'Table 1. Parts and their cost.',
    head: ['Part', 'Source', 'Cost in taka'],
    rows: [
      ['Dish, 2.4 m mesh', 'Scrap yard', '2,500'],
      ['Mount and handle', 'Own workshop', '4,200'],
      ['Amplifier, 0.6 dB', 'Shop', '900'],
      ['Filter and cables', 'Shop', '3,400'],
      ['Software-defined radio', 'Shop', '5,000'],
      ['Computer', 'Shop', '22,000'],
    ],
  },
  references: [
    'J. D. Kraus. Radio Astronomy. Cygnus-Quasar Books, 2nd edition, 1986.',
    'B. F. Burke, F. Graham-Smith and P. N. Wilkinson. An Introduction to Radio Astronomy. Cambridge University Press, 4th edition, 2019.',
    'J. Binney and S. Tremaine. Galactic Dynamics. Princeton University Press, 2nd edition, 2008.',
  ],
};
