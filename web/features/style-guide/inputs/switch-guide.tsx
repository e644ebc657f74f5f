import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/form/field.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';
import { Placed } from './placed.tsx';

const looks = {
  primary: { defaultChecked: true },
  secondary: { defaultChecked: true, color: 'warning' },
  plain: { color: 'default' },
  disabled: { disabled: true },
  chosenDisabled: { disabled: true, defaultChecked: true },
  focused: { defaultChecked: true, disableRipple: true },
} as const satisfies Record<string, SwitchProps>;

const alone = ['primary', 'secondary', 'plain', 'disabled', 'chosenDisabled', 'focused'] as const;
const labelled = ['primary', 'secondary', 'plain', 'disabled', 'chosenDisabled'] as const;
const topics = ['leave', 'trips', 'holidays'] as const;

export default function SwitchGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="switch">
      <Specimen title={t('styleGuide.switch.simple')} lead={t('styleGuide.switch.simpleLead')} made={['Switch']}>
        <Beside gap={0.5}>
          {alone.map((it) => (
            <Switch
              key={it}
              {...looks[it]}
              slotProps={{ input: { 'aria-label': t(`styleGuide.switch.states.${it}`) } }}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.switch.labelled')}
        lead={t('styleGuide.switch.labelledLead')}
        made={['FormControlLabel', 'Switch']}
      >
        <Beside>
          {labelled.map((it) => (
            <FormControlLabel
              key={it}
              control={<Switch {...looks[it]} />}
              label={t(`styleGuide.switch.states.${it}`)}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.switch.group')}
        lead={t('styleGuide.switch.groupLead')}
        made={['Field', 'FormGroup', 'Switch']}
      >
        <Field name="news" label={t('styleGuide.switch.news')} group>
          {(control) => (
            <FormGroup role="group" aria-labelledby={control.labelledBy}>
              {topics.map((it, index) => (
                <FormControlLabel
                  key={it}
                  control={<Switch defaultChecked={index !== 1} />}
                  label={t(`styleGuide.switch.topics.${it}`)}
                />
              ))}
            </FormGroup>
          )}
        </Field>
      </Specimen>
      <Specimen
        title={t('styleGuide.switch.customised')}
        lead={t('styleGuide.switch.customisedLead')}
        made={['styled', 'Switch']}
      >
        <FormGroup sx={{ gap: 1 }}>
          <FormControlLabel control={<Purple defaultChecked />} label={t('styleGuide.switch.looks.purple')} />
          <FormControlLabel
            control={<AsOnPhones defaultChecked sx={{ mx: 0.75 }} />}
            label={t('styleGuide.switch.looks.phone')}
          />
          <FormControlLabel
            control={<Switch size="small" sx={{ mx: 1.125 }} />}
            label={t('styleGuide.switch.looks.small')}
          />
        </FormGroup>
      </Specimen>
      <Specimen title={t('styleGuide.switch.placement')} made={['FormControlLabel']}>
        <Placed control={<Switch />} />
      </Specimen>
    </GuideFrame>
  );
}

const Purple = styled(Switch)({
  '& .MuiSwitch-switchBase.Mui-checked': { color: '#7467ef' },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { backgroundColor: '#7467ef' },
});

const AsOnPhones = styled(Switch)(({ theme }) => ({
  width: 46,
  height: 28,
  padding: 0,
  '& .MuiSwitch-switchBase': {
    padding: 2,
    '&.Mui-checked': { transform: 'translateX(18px)', color: '#ffffff' },
    '&.Mui-checked + .MuiSwitch-track': {
      backgroundColor: (theme.vars ?? theme).palette.success.main,
      opacity: 1,
    },
  },
  '& .MuiSwitch-thumb': { width: 24, height: 24, boxShadow: 'none' },
  '& .MuiSwitch-track': { borderRadius: 14, opacity: 1, backgroundColor: (theme.vars ?? theme).palette.text.secondary },
}));
