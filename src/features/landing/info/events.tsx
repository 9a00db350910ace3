import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const events: InfoText = {
  title: 'Events on Quad',
  lead: 'Talks, symposia, reading groups and deadlines, with the date where you see it.',
  body: (
    <>
      <p>
        An event is a post with a date, a time and a place. It appears in the feed with a small
        calendar sheet, and again in the list of what comes within 7 days, within 30 days and within
        this year.
      </p>
      <ul>
        <li>
          <strong>Going</strong> or <strong>Interested</strong> tells the organiser whom to expect.
          Choose the same again to take it back.
        </li>
        <li>Times are kept with their time zone, so people elsewhere see their own time.</li>
        <li>Events that take place today are marked.</li>
        <li>
          An event can be added to your own calendar, and a private calendar link brings all the
          events you go to.
        </li>
      </ul>
      <p>
        To see what is on, or to announce something, <Link to="/login">log in</Link>.
      </p>
    </>
  ),
};
