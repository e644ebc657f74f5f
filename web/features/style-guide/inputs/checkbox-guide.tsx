import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/form/field.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';
import { Placed } from './placed.tsx';

type State =
  | 'primary'
  | 'secondary'
  | 'plain'
  | 'disabled'
  | 'chosenDisabled'
  | 'indeterminate'
  | 'plainIndeterminate'
  | 'green'
  | 'icon'
  | 'small';

const looks: Record<State, CheckboxProps> = {
  primary: { defaultChecked: true },
  secondary: { defaultChecked: true, color: 'warning' },
  plain: { color: 'default' },
  disabled: { disabled: true },
  chosenDisabled: { disabled: true, defaultChecked: true },
  indeterminate: { defaultChecked: true, indeterminate: true },
  plainIndeterminate: { defaultChecked: true, indeterminate: true, color: 'default' },
  green: { defaultChecked: true, color: 'success' },
  icon: { icon: <FavoriteBorder />, checkedIcon: <Favorite />, color: 'error' },
  small: { size: 'small' },
};

const alone = [
  'primary',
  'secondary',
  'plain',
  'disabled',
  'chosenDisabled',
  'indeterminate',
  'plainIndeterminate',
] as const;
const labelled = [
  'primary',
  'secondary',
  'plain',
  'disabled',
  'chosenDisabled',
  'indeterminate',
  'green',
  'icon',
  'small',
] as const;

export default function CheckboxGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="checkbox">
      <Specimen title={t('styleGuide.checkbox.simple')} lead={t('styleGuide.checkbox.simpleLead')} made={['Checkbox']}>
        <Beside gap={0}>
          {alone.map((it) => (
            <Checkbox
              key={it}
              {...looks[it]}
              slotProps={{ input: { 'aria-label': t(`styleGuide.checkbox.states.${it}`) } }}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.checkbox.labelled')}
        lead={t('styleGuide.checkbox.labelledLead')}
        made={['FormControlLabel', 'Checkbox']}
      >
        <Beside>
          {labelled.map((it) => (
            <FormControlLabel
              key={it}
              disabled={looks[it].disabled ?? false}
              control={<Checkbox {...looks[it]} />}
              label={t(`styleGuide.checkbox.states.${it}`)}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.checkbox.group')}
        lead={t('styleGuide.checkbox.groupLead')}
        made={['Field', 'FormGroup', 'Checkbox']}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <People label={t('styleGuide.checkbox.assign')} />
          <People label={t('styleGuide.checkbox.pickTwo')} exactly={2} />
        </Box>
      </Specimen>
      <Specimen
        title={t('styleGuide.checkbox.placement')}
        lead={t('styleGuide.checkbox.placementLead')}
        made={['FormControlLabel']}
      >
        <Placed control={<Checkbox />} />
      </Specimen>
    </GuideFrame>
  );
}

const people = ['aye', 'kyaw', 'su'] as const;

function People({ label, exactly }: { readonly label: string; readonly exactly?: number }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>(['aye']);
  const wrong = exactly !== undefined && chosen.length !== exactly;
  return (
    <Field name="people" label={label} group error={wrong ? t('styleGuide.checkbox.pickTwoWrong') : undefined}>
      {(control) => (
        <FormGroup
          role="group"
          aria-labelledby={control.labelledBy}
          aria-describedby={control.aria['aria-describedby']}
        >
          {people.map((it) => (
            <FormControlLabel
              key={it}
              label={t(`styleGuide.checkbox.people.${it}`)}
              control={
                <Checkbox
                  checked={chosen.includes(it)}
                  onChange={(_event, ticked) =>
                    setChosen(ticked ? [...chosen, it] : chosen.filter((one) => one !== it))
                  }
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </Field>
  );
}
