import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const about: InfoText = {
  title: 'About Quad',
  lead: 'A quiet place for university people to share their work.',
  body: (
    <>
      <p>
        Quad is a network for students, faculty and researchers. You post what you are working on,
        find people in your field, talk to them one to one, and keep the papers and dates that
        matter to you in one place.
      </p>
      <h2>Things to do here</h2>
      <ul>
        <li>Post notes, pictures, videos, documents and events, and discuss them.</li>
        <li>Connect with people in your department, your university, or another one.</li>
        <li>Message your connections, and see at once when they reply.</li>
        <li>Share papers and current work, and ask others to join in.</li>
        <li>RSVP to events and see them in your calendar.</li>
        <li>Ask an assistant about a paper, and see the pages its answers come from.</li>
      </ul>
      <h2>How it is made</h2>
      <p>
        Each Quad has a host that runs it: a university, a department or a student society. Quad is
        free software under the MIT licence, so hosts may read it, change it and keep the data on
        their own servers. It shows no advertising and orders the feed by time, not by what keeps
        you scrolling. What it stores about you is set out on the page about{' '}
        <Link to="/privacy">privacy</Link>.
      </p>
    </>
  ),
};
