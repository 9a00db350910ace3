import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const guidelines: InfoText = {
  title: 'Community guidelines',
  lead: 'Speak as you would in a good seminar: openly, precisely and with respect.',
  body: (
    <>
      <h2>Do</h2>
      <ul>
        <li>Criticise the argument, and leave the person out of it.</li>
        <li>Name your sources, your co-authors, and what a machine wrote for you.</li>
        <li>Share papers and data only if you may. A link is often enough.</li>
        <li>Give events a real place and time, and change them when they change.</li>
        <li>Take no for an answer when someone declines to connect or to collaborate.</li>
      </ul>
      <h2>Do not</h2>
      <ul>
        <li>Harass, threaten or demean anybody, or go after them in messages.</li>
        <li>Pass off the work of others as yours, or trade in assignments and exams.</li>
        <li>Publish what was said in confidence, or data about people in your studies.</li>
        <li>Pretend to be someone else, or post the same advertisement again and again.</li>
      </ul>
      <p>
        You can edit and delete your own posts at any time. If somebody breaks these rules, keep a
        link to the post and tell the people who run this Quad (see{' '}
        <Link to="/contact">contact</Link>). The rules of your university hold here too.
      </p>
    </>
  ),
};
