import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const research: InfoText = {
  title: 'Research on Quad',
  lead: 'Papers to read, work in progress to join, and people to ask about both.',
  body: (
    <>
      <p>
        The Research area is for members: <Link to="/login">log in</Link> to see it.
      </p>
      <ul>
        <li>
          <strong>Papers.</strong> Search by title, author, field or the words inside, read the
          abstract, cite, download the file. A paper you upload may have up to 5 MB.
        </li>
        <li>
          <strong>Current work.</strong> Describe what you are working on, and choose whether others
          may ask to join.
        </li>
        <li>
          <strong>Requests.</strong> A request to collaborate comes with a message. You accept or
          decline it; nothing happens without you.
        </li>
        <li>
          <strong>AskU.</strong> An assistant that answers from a paper and cites the pages. It can
          be wrong, so check them.
        </li>
      </ul>
      <p>
        Upload only what you have the right to share: your own manuscript, or a version the
        publisher lets you pass on. The <Link to="/guidelines">guidelines</Link> say more.
      </p>
    </>
  ),
};
