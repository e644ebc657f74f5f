import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';
import { FormSpecimen } from './form-specimen.tsx';

export default function FormGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="form">
      <Specimen
        wide
        title={t('styleGuide.form.simple')}
        lead={t('styleGuide.form.simpleLead')}
        made={['FormColumn', 'FormField', 'DayField', 'PasswordField', 'Field', 'SubmitButton']}
      >
        <FormSpecimen />
      </Specimen>
      <Specimen
        wide
        title={t('styleGuide.form.stepper')}
        lead={t('styleGuide.form.stepperLead')}
        made={['Stepper', 'Step', 'StepLabel']}
      >
        <ThreeSteps />
      </Specimen>
    </GuideFrame>
  );
}

const steps = ['site', 'group', 'invite'] as const;

function ThreeSteps() {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const step = steps[at];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Stepper activeStep={at} alternativeLabel>
        {steps.map((it) => (
          <Step key={it}>
            <StepLabel>{t(`styleGuide.form.steps.${it}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {step ? t(`styleGuide.form.stepTexts.${step}`) : t('styleGuide.form.finished')}
      </Typography>
      <Beside>
        {step ? (
          <>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('styleGuide.form.back')}
            </Button>
            <Button variant="contained" onClick={() => setAt(at + 1)}>
              {at === steps.length - 1 ? t('styleGuide.form.finish') : t('styleGuide.form.next')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" onClick={() => setAt(0)}>
            {t('styleGuide.form.reset')}
          </Button>
        )}
      </Beside>
    </Box>
  );
}
