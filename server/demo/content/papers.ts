import { DAY, HOUR, type DemoPaper } from '../shapes';

/** The papers of the demo campus. Their bodies are in scripts/demo-assets/papers. */
export const papers: readonly DemoPaper[] = [
  {
    authors: ['imran_z'],
    ago: 9 * DAY + 5 * HOUR,
    file: 'fringe-stability.pdf',
    title: 'How Far Do Fringes Move When People Lean? An Interferometer as a Vibration Gauge',
    research_field: 'Physics',
    abstract:
      'Fringes of a Michelson interferometer in the teaching laboratory move when students lean on the bench. We measure by how much, with sand bags, volunteers and a telephone camera. Four people move the fringes by 1.5 orders at the middle of the bench and by a ninth of that near its legs. The exercise needs no new parts and tells a laboratory where its experiments should stand.',
    doi: '10.5555/quad.fringes.1',
    published_year: '2025',
  },
  {
    authors: ['shirin.a', 'zarin.t'],
    ago: 8 * DAY + 9 * HOUR,
    file: 'ferry-fares.pdf',
    title: 'Ferry Fares and Vegetable Prices: Evidence from Two River Crossings',
    research_field: 'Economics',
    abstract:
      'When the fare of a ferry for loaded vans rose by 40%, a neighbouring crossing kept its old fare. With 23,400 prices of five vegetables, collected over 52 weeks, we compare the two routes. Farmers bore 62% of the higher fare, buyers 26% and traders 12%. The more perishable the crop, the larger the share of the farmer; a cold store nearby halves it.',
    doi: '10.5555/quad.ferries.1',
    published_year: '2026',
  },
  {
    authors: ['rezaul.k', 'tareq_a'],
    ago: 7 * DAY + 2 * HOUR,
    file: 'bridge-scour.pdf',
    title: 'Scour at Small Bridge Piers in the Surma Basin',
    research_field: 'Civil Engineering',
    abstract:
      'Echo sounders made for anglers recorded the river bed at twelve piers of six small road bridges through one monsoon. The largest scour was 3.4 m where the design formula gives 2.3 m. Holes fill again within nine days, so that inspections in the dry season find only 18% of the largest depth. Using the width of the driftwood raft in place of the diameter of the pier reduces the mean error of the formula from 31% to 8%.',
    doi: '10.5555/quad.scour.1',
    published_year: '2026',
  },
  {
    authors: ['farzana', 'kamal_ee'],
    ago: 5 * DAY + 3 * HOUR,
    file: 'load-forecasting.pdf',
    title: 'Straight Lines and Cricket: Short-Term Load Forecasting for Khulna',
    research_field: 'Power Systems',
    abstract:
      'We compare a straight line with a recurrent neural network as forecasts of the electric load of one city. The network is better on average, the straight line on nine days of fourteen. On most of the other five days there is an evening match of the national cricket team. With the dates of the matches, the straight line has a mean absolute error of 29.4 MW and beats the network with 31.1 MW.',
    doi: '10.5555/quad.load.1',
    published_year: '2026',
  },
  {
    authors: ['anika_k', 'kamal_ee'],
    ago: 4 * DAY + 2 * HOUR,
    file: 'hydrogen-line.pdf',
    title: 'A Rooftop Radio Telescope for the 21 cm Hydrogen Line',
    research_field: 'Radio Astronomy',
    abstract:
      'We describe a radio telescope with a mesh dish of 2.4 m from a scrap yard, built for about 38,000 taka on the roof of a science building. It detects the hydrogen line of the Milky Way within ten seconds. Students measured a flat rotation curve of the inner Galaxy with a mean of 221 km/s. The main source of interference was the controller of a lift.',
    doi: '10.5555/quad.hydrogen.1',
    published_year: '2026',
  },
  {
    authors: ['nusrat_j', 'habib_l'],
    ago: 3 * DAY + 4 * HOUR,
    file: 'bangla-conjuncts.pdf',
    title: 'Conjuncts as Tokens: A Test Corpus for Bangla Language Models',
    research_field: 'Natural Language Processing',
    abstract:
      'Language models cut Bangla conjunct letters into pieces that no reader would recognise. We present a corpus of 100,000 sentences in which each conjunct is annotated with its parts and its pronunciation, and measure four tokenisers on it. On words with a conjunct of three consonants the rule that a conjunct is never split raises the share of correct spellings from 58% to 81%.',
    doi: '10.5555/quad.conjuncts.1',
    published_year: '2026',
  },
  {
    authors: ['s.rahman', 'sadia.noor'],
    ago: 2 * DAY + 6 * HOUR,
    file: 'federated-clinics.pdf',
    title: 'Federated Learning in Rural Clinics: A Survey of Thirty-One Deployed Systems',
    research_field: 'AI Ethics',
    abstract:
      'Reports of federated learning in rural clinics usually end when the model has been trained. We followed 31 deployed systems for twelve months after their launch. After one year, four were still switched on and used. The main cause was staff: in 14 systems the one trained nurse was transferred. In no case was the accuracy of the model the main cause.',
    doi: '10.5555/quad.clinics.1',
    published_year: '2026',
  },
  {
    authors: ['yasmin_k', 'zarin.t', 's.rahman'],
    ago: DAY + 9 * HOUR,
    file: 'readmission-calibration.pdf',
    title:
      'Who Is Missing from the Readmission Data? Calibration by Age Band in a District Hospital',
    research_field: 'Machine Learning',
    abstract:
      'A model that predicts hospital readmission is usually judged by one number for all patients. We report its calibration in six age bands, named in advance by the clinicians who use it. The overall error is 0.4 percentage points. For patients aged 75 to 84 it is 7.0 points, almost entirely due to patients for whom no contact at home is recorded.',
    doi: '10.5555/quad.readmission.1',
    published_year: '2026',
  },
];
