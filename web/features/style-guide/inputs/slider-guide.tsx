import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideFrame } from '../guide-frame.tsx';
import { Specimen } from '../specimen.tsx';

export default function SliderGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="slider">
      <Specimen
        title={t('styleGuide.slider.continuous')}
        lead={t('styleGuide.slider.continuousLead')}
        made={['Slider']}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <VolumeDown aria-hidden />
          <Slider defaultValue={30} aria-label={t('styleGuide.slider.volume')} />
          <VolumeUp aria-hidden />
        </Box>
        <Slider disabled defaultValue={30} aria-label={t('styleGuide.slider.locked')} />
      </Specimen>
      <Specimen title={t('styleGuide.slider.discrete')} lead={t('styleGuide.slider.discreteLead')} made={['Slider']}>
        <Discrete />
      </Specimen>
      <Specimen title={t('styleGuide.slider.range')} lead={t('styleGuide.slider.rangeLead')} made={['Slider']}>
        <Range />
      </Specimen>
      <Specimen
        title={t('styleGuide.slider.input')}
        lead={t('styleGuide.slider.inputLead')}
        made={['Slider', 'OutlinedInput']}
      >
        <WithNumber />
      </Specimen>
      <Specimen title={t('styleGuide.slider.vertical')} made={['Slider']}>
        <Upright />
      </Specimen>
    </GuideFrame>
  );
}

function useDegrees() {
  const { t } = useTranslation();
  const degrees = (value: number) => t('styleGuide.slider.degrees', { value });
  return { degrees, marks: [0, 20, 37, 100].map((value) => ({ value, label: degrees(value) })) };
}

function Named({ label, ...slider }: SliderProps & { readonly label: string }) {
  return (
    <Box sx={{ px: 2, '& + &': { mt: 2 } }}>
      <Typography>{label}</Typography>
      <Slider aria-label={label} {...slider} />
    </Box>
  );
}

function Discrete() {
  const { t } = useTranslation();
  const { degrees, marks } = useDegrees();
  const shared = { getAriaValueText: degrees, valueLabelDisplay: 'auto' } as const;
  return (
    <>
      <Named {...shared} label={t('styleGuide.slider.steps')} defaultValue={30} step={10} marks min={10} max={110} />
      <Named {...shared} label={t('styleGuide.slider.marks')} defaultValue={20} step={10} marks={marks} />
      <Named {...shared} label={t('styleGuide.slider.restricted')} defaultValue={20} step={null} marks={marks} />
      <Named
        {...shared}
        label={t('styleGuide.slider.always')}
        defaultValue={80}
        step={10}
        marks={marks}
        valueLabelDisplay="on"
        sx={{ mt: 4 }}
      />
    </>
  );
}

function Range() {
  const { t } = useTranslation();
  const { degrees } = useDegrees();
  const [value, setValue] = useState([20, 37]);
  return (
    <Box sx={{ px: 2 }}>
      <Slider
        value={value}
        onChange={(_event, next) => setValue(next as number[])}
        valueLabelDisplay="auto"
        getAriaLabel={(index) => t(index === 0 ? 'styleGuide.slider.from' : 'styleGuide.slider.to')}
        getAriaValueText={degrees}
      />
    </Box>
  );
}

const clamped = (value: number) => Math.min(100, Math.max(0, value));

function WithNumber() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('30');
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', pl: 2 }}>
      <Slider
        value={clamped(Number(typed) || 0)}
        onChange={(_event, next) => setTyped(String(next))}
        aria-label={t('styleGuide.slider.volume')}
      />
      <OutlinedInput
        size="small"
        type="number"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(clamped(Number(typed) || 0)))}
        inputProps={{ step: 10, min: 0, max: 100, 'aria-label': t('styleGuide.slider.number') }}
        sx={{ width: 110 }}
      />
    </Box>
  );
}

function Upright() {
  const { t } = useTranslation();
  const { degrees, marks } = useDegrees();
  const upright = { orientation: 'vertical', getAriaValueText: degrees } as const;
  return (
    <Box sx={{ height: 260, display: 'flex', gap: 6, pl: 2, py: 2 }}>
      <Slider {...upright} defaultValue={30} aria-label={t('styleGuide.slider.volume')} />
      <Slider {...upright} disabled defaultValue={30} aria-label={t('styleGuide.slider.locked')} />
      <Slider
        {...upright}
        defaultValue={[20, 37]}
        marks={marks}
        getAriaLabel={(index) => t(index === 0 ? 'styleGuide.slider.from' : 'styleGuide.slider.to')}
      />
    </Box>
  );
}
