import type { PaperBody } from './paper';

export const fringes: PaperBody = {
  keywords: 'Michelson interferometer, teaching laboratory, vibration, measurement',
  sections: [
    [
      'Introduction',
      'In every teaching laboratory the fringes of the Michelson interferometer shiver, and every assistant says that someone is leaning on the bench. We wondered how much leaning it takes. If fringes move when people lean, then an interferometer is a scale for people, though not a good one.',
      'The exercise grew into a method. By counting fringes with a telephone camera, students can measure the bending of a bench to a fraction of a micrometre, find where it is stiff, and decide where to put an experiment. No part has to be bought.',
    ],
    [
      'Apparatus',
      'The interferometer is the usual one of the second-year laboratory, with a helium-neon laser at 632.8 nm and arms of 18 cm. It is mounted on a wooden bench 2.4 m long with four legs. A telephone on a stand films the screen with 60 pictures a second. A short program takes the brightness of one line of each picture and follows its phase; it loses count if the fringes move by more than half an order between two pictures.',
      'Loads were sand bags of 5 kg, laid on marked places, and later volunteers, who leaned on the edge of the bench with both hands as students do. The force of their hands was measured with a bathroom scale.',
    ],
    [
      'Results',
      'The fringes move by 0.021 orders per kilogram at the middle of the bench, in proportion to the load up to 60 kg. Four people who lean on the bench move the fringes by 1.5 orders, which is a change of path of 0.95 micrometres. The scatter of repeated loads is 0.08 orders, or about 4 kg: as a scale the interferometer can tell apart lab partners that differ by 0.2 of a typical one.',
      'The place matters more than the load. At 20 cm from a leg the effect is a ninth of that at the middle. After lunch the scatter is larger, 0.12 orders; we believe that people stand less still, and did not investigate further.',
    ],
    [
      'A practical consequence',
      'Moving the interferometer from the middle of the bench to the end above the legs reduced the movement of the fringes by a factor of nine and cost nothing. A paper sign that asks people not to lean reduced it by a factor of two for one week.',
    ],
    [
      'Discussion',
      'The exercise teaches more than the standard one, in which students count fringes while turning a screw. They have to choose what to vary, they meet a systematic effect before a random one, and the answer is of use to the next group. Of 42 students, 37 proposed a control measurement without being asked.',
      'A limitation is that the camera loses count in fast movements, so that slamming doors are seen and cannot be measured. Bending and tilting of the bench are not separated either; a second interferometer at a right angle would do it.',
    ],
    [
      'Conclusion',
      'Four people who lean on an optical bench move its fringes by one and a half orders. An experiment should stand above the legs of its bench. A telephone is enough to find out.',
    ],
  ],
  figure: {
    after: 2,
    caption:
      'Figure 1. Movement of the fringes by load, at the middle of the bench and near a leg.',
    chart: {
      x: ['0', '10', '20', '30', '40', '50', '60'],
      xTitle: 'Load in kg',
      yTitle: 'Movement in orders',
      yTop: 1.4,
      series: [
        { name: 'Middle of the bench', values: [0, 0.21, 0.43, 0.62, 0.85, 1.04, 1.26] },
        { name: '20 cm from a leg', values: [0, 0.02, 0.05, 0.07, 0.09, 0.12, 0.14] },
      ],
    },
  },
  table: {
    after: 2,
    caption: 'Table 1. Movement of the fringes by people who lean on the middle of the bench.',
    head: ['People', 'Force of the hands, kg', 'Movement, orders', 'Change of path, µm'],
    rows: [
      ['1', '17', '0.36', '0.23'],
      ['2', '36', '0.75', '0.47'],
      ['3', '53', '1.12', '0.71'],
      ['4', '71', '1.50', '0.95'],
    ],
  },
  references: [
    'E. Hecht. Optics. Pearson, 5th edition, 2016.',
    'M. Born and E. Wolf. Principles of Optics. Cambridge University Press, 7th edition, 1999.',
    'J. R. Taylor. An Introduction to Error Analysis. University Science Books, 2nd edition, 1997.',
  ],
};
