import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/form/field.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';
import { Placed } from './placed.tsx';

const choices = ['female', 'male', 'other', 'disabled'] as const;
const letters = [
  { letter: 'A', look: {} },
  { letter: 'B', look: { color: 'warning' } },
  { letter: 'C', look: { color: 'success' } },
  { letter: 'D', look: { color: 'default' } },
  { letter: 'E', look: { color: 'error', size: 'small' } },
] as const;

export default function RadioGuide() {
  const { t } = useTranslation();
  const [letter, setLetter] = useState('A');
  return (
    <GuideFrame name="radio">
      <Specimen
        title={t('styleGuide.radio.groups')}
        lead={t('styleGuide.radio.groupsLead')}
        made={['Field', 'RadioGroup', 'Radio']}
      >
        <Beside gap={4}>
          <Gender label={t('styleGuide.radio.gender')} placement="end" />
          <Gender label={t('styleGuide.radio.genderStart')} placement="start" />
        </Beside>
      </Specimen>
      <Specimen title={t('styleGuide.radio.alone')} lead={t('styleGuide.radio.aloneLead')} made={['Radio']}>
        <Beside gap={0}>
          {letters.map((it) => (
            <Radio
              key={it.letter}
              {...it.look}
              name="letter"
              value={it.letter}
              checked={letter === it.letter}
              onChange={() => setLetter(it.letter)}
              slotProps={{ input: { 'aria-label': t('styleGuide.radio.option', { letter: it.letter }) } }}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen title={t('styleGuide.radio.placement')} made={['FormControlLabel']}>
        <RadioGroup row defaultValue="top" aria-label={t('styleGuide.radio.placement')}>
          <Placed control={<Radio />} />
        </RadioGroup>
      </Specimen>
    </GuideFrame>
  );
}

function Gender({ label, placement }: { readonly label: string; readonly placement: 'start' | 'end' }) {
  const { t } = useTranslation();
  return (
    <Field name={`gender-${placement}`} label={label} group>
      {(control) => (
        <RadioGroup name={control.name} defaultValue="female" aria-labelledby={control.labelledBy}>
          {choices.map((it) => (
            <FormControlLabel
              key={it}
              value={it}
              disabled={it === 'disabled'}
              labelPlacement={placement}
              control={<Radio />}
              label={t(`styleGuide.radio.choices.${it}`)}
              sx={placement === 'start' ? { ml: 0, justifyContent: 'flex-end' } : {}}
            />
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}
