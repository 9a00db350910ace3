import * as texts from './texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const about: InfoText = {
  title: texts.aboutTitle,
  lead: texts.aboutLead,
  body: (
    <>
      <p>{texts.aboutWhatItIs}</p>
      <h2>{texts.thingsToDo}</h2>
      <ul>
        <li>{texts.post}</li>
        <li>{texts.connect}</li>
        <li>{texts.message}</li>
        <li>{texts.share}</li>
        <li>{texts.rsvp}</li>
        <li>{texts.ask}</li>
      </ul>
      <h2>{texts.howItIsMade}</h2>
      <p>
        <HelpText text={texts.host} />
      </p>
    </>
  ),
};
