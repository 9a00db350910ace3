import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const feedback: InfoText = {
  title: 'Feedback',
  lead: 'Tell us what works, what doesn’t, and what you miss.',
  body: (
    <>
      <p>
        Tell the people who run this Quad (see <Link to="/contact">contact</Link>). They can fix
        what they run and pass on problems with the software.
      </p>
      <h2>How to write a useful report</h2>
      <ol>
        <li>The page, and what you wanted to do there.</li>
        <li>Each step you took, and what you expected.</li>
        <li>The result: the exact words of the message, or a picture of the screen.</li>
        <li>Your browser and device, and the time it happened.</li>
      </ol>
      <p>
        Take names and private messages out of pictures before you send them. If something is hard
        to read, to reach by keyboard or to use with a screen reader, that is a fault like any
        other: please report it.
      </p>
    </>
  ),
};
