import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../choices/Checkbox';
import { Combobox } from '../choices/Combobox';
import { CopyField } from '../fields/CopyField';
import { PasswordField } from '../fields/PasswordField';
import { PasswordLengthHint } from '../fields/PasswordLengthHint';
import { Select } from '../choices/Select';
import { Switch } from '../choices/Switch';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { ToggleChips } from '../choices/ToggleChips';
import { Columns, Section } from './Section';

const universities = ['University of Dhaka', 'BUET', 'North South University', 'KUET', 'RUET'];
const interests = [
  ['Machine Learning', 'Web Development', 'Data Science', 'Blockchain', 'AI Ethics'],
  ['Cybersecurity', 'Embedded Systems', 'Networking', 'Cloud Computing', 'Quantum Computing'],
].flat();

/** Every kind of field, with and without errors. */
export function FieldSection() {
  const [university, setUniversity] = useState('');
  const [chosen, setChosen] = useState(['Machine Learning', 'AI Ethics']);
  const [password, setPassword] = useState('paper-ochre-41');
  return (
    <Section title="Fields">
      <Columns>
        <TextField label="Username or Email" defaultValue="nusrat_j" autoComplete="username" />
        <TextField label="Institutional email" hint="The one your university gave you." />
        <TextField label="Title" error="Please enter a title" />
        <TextField label="Department" error="Department is required" errorHidden />
        <TextField label="Search posts" labelHidden icon={Search} placeholder="Search posts..." />
        <TextField label="Disabled" disabled defaultValue="yasmin_k" />
        <CopyField label="Link" value="https://quad.example/share/Zk3qT9wB7m" />
        <PasswordField
          label="Password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          hint={<PasswordLengthHint length={password.length} minimum={8} />}
          autoComplete="new-password"
        />
        <PasswordField label="Password again" error="Passwords do not match" />
        <Select label="Time zone" defaultValue="Asia/Dhaka">
          <option>Asia/Dhaka</option>
          <option>Europe/London</option>
        </Select>
        <Combobox
          label="University"
          options={universities}
          value={university}
          onChange={setUniversity}
          placeholder="For example, University of Dhaka"
        />
        <TextArea label="Abstract" defaultValue="We study telemetry that people can refuse." />
        <TextArea label="Post" labelHidden look="plain" placeholder="Share a finding" />
        <div>
          <Checkbox label="Keep me logged in" defaultChecked />
          <Checkbox label="Send me a weekly letter" />
          <Checkbox label="Disabled and on" disabled defaultChecked />
          <Checkbox label="I accept the rules" error="Please accept the rules" />
        </div>
        <div>
          <Switch label="Single-key shortcuts" defaultChecked />
          <Switch label="Reduce motion" />
          <Switch label="Disabled" disabled />
        </div>
      </Columns>
      <ToggleChips
        label="Fields of interest"
        options={interests}
        value={chosen}
        onChange={setChosen}
        hint="Choose up to five."
        max={5}
      />
      <ToggleChips
        label="Fields of interest, none chosen"
        options={interests.slice(0, 3)}
        value={[]}
        onChange={setChosen}
        error="Choose at least one field"
      />
    </Section>
  );
}
