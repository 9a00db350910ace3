import { useEffect, useState } from 'react';
import { PageHeading } from '../layout/PageHeading';
import { Select } from '../choices/Select';
import { ButtonSection } from './ButtonSection';
import { ContentSection } from './ContentSection';
import { FieldSection } from './FieldSection';
import { FoundationSection } from './FoundationSection';
import css from './gallery.module.css';
import { LayerSection } from './LayerSection';
import { PageSection } from './PageSection';
import { StateSection } from './StateSection';
import { ToastSection } from './ToastSection';

/** Every component of the design system in every state, for development only. */
export function GalleryPage() {
  const [theme, setTheme] = useState('system');

  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    if (theme !== 'system') dataset.theme = theme;
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [theme]);

  return (
    <main id="content" className={css.page}>
      <PageHeading
        lead="Every part in every state."
        aside={
          <Select
            label="Theme"
            value={theme}
            onChange={(event) => {
              setTheme(event.currentTarget.value);
            }}
          >
            <option>system</option>
            <option>light</option>
            <option>dark</option>
          </Select>
        }
      >
        Gallery
      </PageHeading>
      <FoundationSection />
      <ButtonSection />
      <FieldSection />
      <ContentSection />
      <PageSection />
      <StateSection />
      <LayerSection />
      <ToastSection />
    </main>
  );
}
