import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const feedback: InfoText = {
  title: 'Feedback',
  lead: 'What works, what does not, and what you miss: it helps to hear all three.',
  body: (
    <>
      <p>
        Tell the people who run this Quad (see <Link to="/contact">contact</Link>). They can fix
        what they run and pass on problems with the software.
      </p>
      <h2>How to write a useful report</h2>
      <ol>
        <li>What you wanted to do, and on which page.</li>
        <li>What you did, step by step, and what you expected.</li>
        <li>What happened instead: the exact words of the message, or a picture of the screen.</li>
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
