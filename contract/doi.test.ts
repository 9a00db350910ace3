import fc from 'fast-check';
import { doiAddress, readDoi } from './doi';

const SICI = '10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o';

test.each([
  ['10.1000/XYZ123', '10.1000/xyz123'],
  ['  doi:10.1000/xyz123 ', '10.1000/xyz123'],
  ['DOI: 10.1000/xyz123.', '10.1000/xyz123'],
  ['doi 10.1000/xyz123', '10.1000/xyz123'],
  ['\u200B10.1000/xyz123', '10.1000/xyz123'],
  ['info:doi/10.1000/xyz123', '10.1000/xyz123'],
  ['<10.1000/xyz123>', '10.1000/xyz123'],
  ['(doi:10.1000/xyz(1))', '10.1000/xyz(1)'],
  ['Jahan (2019). On salt. https://doi.org/10.1000/xyz123.', '10.1000/xyz123'],
  ['ডিওআই: 10.1000/xyz123।', '10.1000/xyz123'],
  ['«10.1000/xyz123»…', '10.1000/xyz123'],
  ['参见：10.1000/xyz123。', '10.1000/xyz123'],
  ['10.1000/xyz\u2010123\u20134', '10.1000/xyz-123-4'],
  ['https://doi.org/10.1000/xyz123', '10.1000/xyz123'],
  ['https://doi.org/10.1000/xyz123/', '10.1000/xyz123'],
  ['http://dx.doi.org/10.1000/xyz123', '10.1000/xyz123'],
  ['doi.org/10.1000/xyz123', '10.1000/xyz123'],
  ['https://www.doi.org/doi:10.1000/xyz123', '10.1000/xyz123'],
  ['https://doi.org/10.1000%2Fxyz123', '10.1000/xyz123'],
  ['10.1000%2fxyz123', '10.1000/xyz123'],
  ['https://doi.org/10.1000/xyz123?utm_source=mail#top', '10.1000/xyz123'],
  ['https://doi.org/10.1000/what%3Fa%23b', '10.1000/what?a#b'],
  ['https://doi.org/10.1000/a%2541', '10.1000/a%41'],
  ['https://doi.org/10.1000/100%', '10.1000/100%'],
  [SICI.toUpperCase(), SICI],
  [`https://doi.org/${encodeURIComponent(SICI)}`, SICI],
  [`https://doi.org/${SICI}`, SICI],
  ['10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O', SICI],
  ['https://doi-org.ezproxy.du.ac.bd/10.1000/xyz123', '10.1000/xyz123'],
  ['https://dx-doi-org.ezproxy.du.ac.bd/10.1000%2Fxyz123?a=b', '10.1000/xyz123'],
  ['https://doi.org.proxy.example:2443/10.1000/xyz123', '10.1000/xyz123'],
  ['https://0-doi-org.library.example/10.1000/xyz123', '10.1000/xyz123'],
  ['https://proxy.example/login?url=https://doi.org/10.1000/xyz123?a=b&c=d', '10.1000/xyz123'],
  ['https://proxy.example/login?qurl=https%3A%2F%2Fdoi.org%2F10.1000%252Fxyz123', '10.1000/xyz123'],
  ['https://link.springer.com/article/10.1007/s00114-019-1.2?x=y#Sec2', '10.1007/s00114-019-1.2'],
  ['https://link.springer.com/content/pdf/10.1007/s00114-019-1.pdf', '10.1007/s00114-019-1'],
  ['https://dl.acm.org/doi/pdf/10.1145/3292500.3330701', '10.1145/3292500.3330701'],
  ['https://onlinelibrary.wiley.com/doi/full/10.1002/asi.24000', '10.1002/asi.24000'],
  ['https://www.frontiersin.org/articles/10.3389/fpsyg.2019.1/full', '10.3389/fpsyg.2019.1'],
  ['https://academic.oup.com/nar/article/doi/10.1093/nar/gkaa892/5929235', '10.1093/nar/gkaa892'],
  ['https://www.biorxiv.org/content/10.1101/2020.01.01.1v2.full.pdf', '10.1101/2020.01.01.1'],
  ['https://www.biorxiv.org/content/10.1101/2020.01.01.123v1', '10.1101/2020.01.01.123'],
  ['https://www.medrxiv.org/content/10.1101/2020.01.01.12v12.abstract', '10.1101/2020.01.01.12'],
  ['https://biorxiv.org/content/10.1101/2020.01.01.1v2.full.pdf+html', '10.1101/2020.01.01.1'],
  ['https://genome.cshlp.org/content/10.1101/gr.213v1', '10.1101/gr.213v1'],
  ['https://link.springer.com/article/10.1007/s00190-019-1/metrics', '10.1007/s00190-019-1'],
  ['https://link.springer.com/article/10.1007/s00190-019-1/figures/1', '10.1007/s00190-019-1'],
  ['https://psyarxiv.com/10.31234/osf.io/abcd/download', '10.31234/osf.io/abcd'],
  ['https://zenodo.org/badge/DOI/10.5281/zenodo.123.svg', '10.5281/zenodo.123'],
  ['https://doi.org/10.1000/figures/1', '10.1000/figures/1'],
  ['https://doi.org/10.1000/xyz%E2%80%8B', '10.1000/xyz'],
  ['https://doi.org/10.1000/xyz%20', '10.1000/xyz'],
  ['https://doi.org/10.1000/xyz%C2%A0%0A', '10.1000/xyz'],
  ['https://arxiv.org/abs/2401.01234', '10.48550/arxiv.2401.01234'],
  ['https://arxiv.org/pdf/2401.01234v2.pdf', '10.48550/arxiv.2401.01234'],
  ['arxiv.org/abs/hep-th/9901001v1?context=math', '10.48550/arxiv.hep-th/9901001'],
  ['https://www.arxiv.org/abs/math.GT/0309136/', '10.48550/arxiv.math.gt/0309136'],
  ['Vaswani et al. (2017). arXiv:1706.03762.', '10.48550/arxiv.1706.03762'],
  ['https://doi.org/10.48550/arXiv.1706.03762', '10.48550/arxiv.1706.03762'],
  ['https://journals.plos.org/plosone/article?id=10.1371/journal.pone.1', '10.1371/journal.pone.1'],
])('%j is the DOI %j', (text, doi) => {
  expect(readDoi(text)).toBe(doi);
});

test.each([
  '',
  'see below',
  '10.12/too-short',
  '10.1000/',
  '10.1000/xyz 123',
  '3.10.1000/xyz',
  'https://example.org/papers/7',
  'https://arxiv.org/list/cs.CL/recent',
  'https://arxiv.org/abs/',
  '1706.03762',
  'https://doi.org/',
  `10.1000/${'x'.repeat(300)}`,
  `https://doi.org/10.1000/x?${'a'.repeat(2_000)}`,
])('%j is no DOI', (text) => {
  expect(readDoi(text)).toBeNull();
});

test('the address of any DOI leads to it, and reading a DOI again does not change it', () => {
  const suffix = fc.stringMatching(/^[a-z0-9][a-z0-9.\-_()/:;<>?#%+&=]{0,30}[a-z0-9]$/);
  fc.assert(
    fc.property(suffix, (end) => {
      const doi = `10.1234/${end}`;
      expect(readDoi(doiAddress(doi))).toBe(doi);
      const bare = readDoi(doi);
      expect(readDoi(bare ?? '')).toBe(bare);
    }),
  );
});
