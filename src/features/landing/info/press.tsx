import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import * as texts from './press.texts';

export const press: InfoText = {
  title: texts.title,
  lead: texts.lead,
  body: (
    <>
      <p>
        <HelpText text={texts.oneSentence} />
      </p>
      <ul>
        <li>{texts.name}</li>
        <li>{texts.publicPages}</li>
        <li>{texts.people}</li>
      </ul>
      <p>
        <HelpText text={texts.pressOffice} />
      </p>
    </>
  ),
};
