import { type ComponentType, lazy, type ReactNode } from 'react';
import { InEnglish } from '../../components/in-english.tsx';
import { type GuideName, isGuideName } from './guide-names.ts';

const guides: Record<GuideName, ComponentType> = {
  table: lazy(() => import('./display/table-guide.tsx')),
  form: lazy(() => import('./inputs/form-guide.tsx')),
  buttons: lazy(() => import('./actions/button-guide.tsx')),
  icons: lazy(() => import('./actions/icon-guide.tsx')),
  progress: lazy(() => import('./feedback/progress-guide.tsx')),
  menu: lazy(() => import('./actions/menu-guide.tsx')),
  checkbox: lazy(() => import('./inputs/checkbox-guide.tsx')),
  switch: lazy(() => import('./inputs/switch-guide.tsx')),
  radio: lazy(() => import('./inputs/radio-guide.tsx')),
  slider: lazy(() => import('./inputs/slider-guide.tsx')),
  autocomplete: lazy(() => import('./inputs/autocomplete-guide.tsx')),
  'expansion-panel': lazy(() => import('./display/panel-guide.tsx')),
  dialog: lazy(() => import('./feedback/dialog-guide.tsx')),
  snackbar: lazy(() => import('./feedback/snackbar-guide.tsx')),
};

interface GuidePageProps {
  readonly name: string;
  /** Shown where no page has that name. */
  readonly otherwise: ReactNode;
}

/** A page of the style guide by its name; each is loaded when it is first opened. */
export function GuidePage({ name, otherwise }: GuidePageProps) {
  if (!isGuideName(name)) return otherwise;
  const Guide = guides[name];
  return (
    <InEnglish>
      <Guide />
    </InEnglish>
  );
}
