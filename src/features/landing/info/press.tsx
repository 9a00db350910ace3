import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const press: InfoText = {
  title: 'Press',
  lead: 'Facts and pictures that you may use when you write about Quad.',
  body: (
    <>
      <p>
        <strong>In one sentence:</strong> Quad is a social and academic network for universities,
        where students, faculty and researchers share their work and find each other.
      </p>
      <ul>
        <li>The name is written Quad, with one capital.</li>
        <li>You may show pictures of the public pages. No permission is needed.</li>
        <li>
          Pictures of the feed, of profiles or of conversations show real people. Ask each of them
          first, or use invented ones.
        </li>
      </ul>
      <p>
        Quad has no press office. For questions about this installation, turn to the press office of
        the university that runs it; see <Link to="/contact">contact</Link>.
      </p>
    </>
  ),
};
