import type { TestedPaper } from './paper';

export const routing: TestedPaper = {
  title: 'Delay Tolerant Routing for Ferry Networks',
  layout: 'columns',
  pages: [
    `# Abstract

Ferries connect places that have no cable. We use them to carry data: files travel on the vessel and are handed over by radio in the port. Our protocol, FerryMail, delivered 94 percent of the messages within a day while epidemic routing delivered 71 percent.

# 1 Introduction

A launch from Dhaka to Barishal takes nine hours and passes eleven landings. Passengers carry phones with gigabytes of free storage. Mail on a ferry is slow but almost free of charge.`,
    `# 2 Protocol

A node keeps a table of contacts with the probability of meeting again. Messages are copied at most four times. When the buffer is full, the message with the longest time since creation is dropped. Signatures with Ed25519 keep carriers from altering what they carry; the contents are encrypted for the receiver.

Acknowledgements travel with the vessel on its way back and free the buffers.`,
    `# 3 Simulation

We simulated 38 vessels with timetables of the inland water authority for ninety days. Radio range was set to 120 metres. Buffers of 500 megabytes were enough; larger ones brought nothing. Fog, which stops all traffic on winter nights, was modelled with weather records.

# 4 Field test

Eight vessels carried boxes for five weeks. The boxes exchanged 16,000 messages. Corrosion ruined one antenna, and rats chewed a cable. Median delay was 7.2 hours.`,
    `# 5 Related work

DakNet put radios on buses in India. ProPHET introduced probabilities of delivery; we take its ageing of contacts. MaxProp ranks messages by the cost of the path.

# 6 Conclusion

Timetables make contacts predictable, and a router should exploit this. The code is published under the Apache licence. Next we will let passengers' phones take part, which raises questions of battery and trust.`,
  ],
  answered: [
    { ask: 'What fraction of messages did FerryMail deliver?', page: 1, answer: '94 percent' },
    {
      ask: 'Which message is dropped when there is no room in the buffer?',
      page: 2,
      answer: 'longest time',
    },
    { ask: 'How many vessels were simulated?', page: 3, answer: '38 vessels' },
    { ask: 'What damaged equipment in the field test?', page: 3, answer: 'rats' },
    { ask: 'Under what licence is the code available?', page: 4, answer: 'Apache' },
  ],
  unanswered: [
    'How much bandwidth did the satellite link offer?',
    'What did the passengers pay for tickets?',
  ],
};
