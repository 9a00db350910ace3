import { uploadPaper } from '#server/features/research/papers/upload/uploadPaper';
import { uploadDocument } from '#server/features/chatbot/documents/uploadDocument';
import { withAsset } from './assets';
import { people, type DemoName } from './content/people';
import type { Activity } from './activity';
import { HOUR, type DemoPaper } from './shapes';

const nameOf = (username: DemoName) =>
  people.find((person) => person.username === username)?.name ?? username;

/** The authors of a paper as printed on it. */
export const authorsOf = ({ authors }: DemoPaper) => authors.map(nameOf).join('; ');

/** The upload of a paper by its first author. */
export function paperActivity(paper: DemoPaper): Activity {
  const { ago, file, title, research_field, abstract, doi, published_year } = paper;
  const said = { title, research_field, abstract, doi, published_year, author: authorsOf(paper) };
  return {
    ago,
    async act({ deps, userId }) {
      await withAsset(deps, `papers/${file}`, (upload) =>
        uploadPaper(deps, userId(paper.authors[0]), said, upload),
      );
    },
  };
}

/** The papers that the first person gave to AskU. Questions and answers stay in the browser. */
export const askedPapers: readonly Activity[] = [
  { ago: 30 * HOUR, file: 'federated-clinics.pdf' },
  { ago: 4 * HOUR, file: 'readmission-calibration.pdf' },
].map(({ ago, file }) => ({
  ago,
  async act({ deps, userId }) {
    await withAsset(deps, `papers/${file}`, (upload) =>
      uploadDocument(deps, userId('yasmin_k'), upload),
    );
  },
}));
