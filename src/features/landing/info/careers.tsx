import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const careers: InfoText = {
  title: 'Careers',
  lead: 'Quad is software, not a company: there are no positions to apply for here.',
  body: (
    <>
      <p>
        The people who look after this Quad work for the university or group that runs it. If they
        are looking for help, they say so where they publish all their positions.
      </p>
      <h2>Work with people on Quad</h2>
      <p>
        Openings in labs, reading groups and student projects are best announced where the people
        are: write a post, or describe the work as current research so that others can ask to join.
        Say what the work is, how much time it takes, and whether it is paid.
      </p>
      <h2>Work on Quad itself</h2>
      <p>
        The program is free software. A clear report of something broken, a better text or a tested
        change is welcome: start with <Link to="/feedback">feedback</Link>.
      </p>
    </>
  ),
};
