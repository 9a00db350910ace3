import type { PaperBody } from './paper';

export const scour: PaperBody = {
  keywords: 'bridge scour, small rivers, monitoring, Surma basin',
  sections: [
    [
      'Introduction',
      'Most bridges that fail in floods do not break; they lose the ground they stand on. Water that is turned aside by a pier digs a hole at its foot. For large bridges this scour is computed, measured and guarded against. For the small bridges of the Surma basin, of which there are several thousand, it is usually noticed when the deck begins to sag.',
      'We measured scour at twelve piers of six road bridges over one monsoon. The instruments cost less than a day of a survey boat. The question is whether formulas made for sand in laboratories hold in rivers of fine silt that rise by five metres in a night.',
    ],
    [
      'Sites and instruments',
      'The bridges have spans from 18 to 40 m and round piers with diameters from 0.9 to 1.5 m. The bed is silt and fine sand with a median grain of 0.14 mm. At each pier an echo sounder of the kind used by anglers was fixed to a bracket and logged the depth every ten minutes. A pressure sensor gave the level of the water, and floats timed by villagers gave its speed at the surface.',
      'Two of the twelve sounders were lost to drifting trees and one to a fisherman, who returned it with advice about its placement. The advice was followed. In all, the record covers 91% of the hours from June to October.',
    ],
    [
      'Method',
      'The depth of scour is the difference between the bed at the pier and the mean bed between the piers, so that a general lowering of the river does not count. We compare the largest depth of each flood with a common formula of design, in which the depth grows with the diameter of the pier and with the speed and depth of the water.',
    ],
    [
      'Results',
      'The largest scour was 3.4 m, at the middle pier of the second bridge, during the flood of late July. The design formula gives 2.3 m for the same pier. At ten of twelve piers the formula is too small, by 31% in the mean. It is worst at piers that had collected driftwood.',
      'Scour holes fill again within three to nine days after the flood. A survey in the dry season, as it is prescribed now, finds on average only 18% of the largest depth. This is the most important result: the holes are there when no one can measure them, and gone when someone comes.',
    ],
    [
      'Discussion',
      'Driftwood makes a pier wider. If the width of the raft is used in place of the diameter of the pier, the mean error of the formula falls from 31% to 8%. We suggest to compute with three diameters wherever trees drift, and to have the rafts cleared in May, which costs less than one truck of stone.',
      'The study has limitations: one monsoon is one monsoon, and the floats may underestimate the speed. The foundation depths of four bridges are not known, because the drawings are lost. For these we recommend a weight limit until they have been probed.',
    ],
    [
      'Conclusion',
      'At small bridges in silt, scour during floods is deeper than computed and is hidden by the time of inspection. A sounder for anglers on a bracket shows it. Clearing driftwood is the cheapest protection.',
    ],
  ],
  figure: {
    after: 3,
    caption:
      'Figure 1. Depth of the hole at the middle pier of bridge 2 around the flood of late July.',
    chart: {
      x: Array.from({ length: 22 }, (_, day) => `${day + 18}`),
      xTitle: 'Day, counted from 1 July',
      yTitle: 'Depth in m',
      yTop: 4,
      series: [
        {
          name: 'Measured scour',
          values: [
            0.4, 0.5, 0.5, 0.7, 1.2, 2.1, 2.9, 3.4, 3.3, 3, 2.6, 2.1, 1.7, 1.3, 1.1, 0.9, 0.8, 0.7,
            0.7, 0.6, 0.6, 0.6,
          ],
        },
        {
          name: 'Design formula',
          values: [
            1.2, 1.2, 1.3, 1.5, 1.8, 2.1, 2.3, 2.3, 2.2, 2, 1.9, 1.8, 1.6, 1.5, 1.4, 1.3, 1.3, 1.2,
            1.2, 1.2, 1.2, 1.2,
          ],
        },
      ],
    },
  },
  table: {
    after: 3,
    caption: 'Table 1. Largest scour of the monsoon at the deepest pier of each bridge.',
    head: ['Bridge', 'Pier, m', 'Driftwood', 'Formula, m', 'Measured, m', 'Dry season, m'],
    rows: [
      ['1', '0.9', 'no', '1.6', '1.7', '0.3'],
      ['2', '1.2', 'yes', '2.3', '3.4', '0.6'],
      ['3', '1.2', 'no', '2.0', '2.2', '0.5'],
      ['4', '1.0', 'yes', '1.8', '2.9', '0.4'],
      ['5', '1.5', 'no', '2.6', '2.5', '0.5'],
      ['6', '1.5', 'yes', '2.7', '3.3', '0.5'],
    ],
  },
  references: [
    'V. T. Chow. Open-Channel Hydraulics. McGraw-Hill, 1959.',
    'B. W. Melville and S. E. Coleman. Bridge Scour. Water Resources Publications, 2000.',
  ],
};
