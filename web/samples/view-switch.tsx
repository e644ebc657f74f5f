import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Things as a grid of cards or as a list. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={t('samples.views.label')}
      onChange={(_event, next: View | null) => next && onView(next)}
    >
      {views.map((it) => (
        <ToggleButton key={it} value={it}>
          {t(`samples.views.${it}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
