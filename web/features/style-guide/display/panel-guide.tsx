import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Specimen } from '../specimen.tsx';

/** Folded or not, each would be a landmark without a name: too many to go by, and headings lead to them. */
const noLandmark = { region: { role: 'group' } } as const;

const made = ['Accordion', 'AccordionSummary', 'AccordionDetails'];

export default function PanelGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="expansion-panel">
      <Specimen title={t('styleGuide.panels.simple')} lead={t('styleGuide.panels.simpleLead')} made={made}>
        <Folded heading={t('styleGuide.panels.headings.first')}>{t('styleGuide.panels.texts.first')}</Folded>
        <Folded heading={t('styleGuide.panels.headings.second')}>{t('styleGuide.panels.texts.second')}</Folded>
        <Folded heading={t('styleGuide.panels.disabled')} disabled />
      </Specimen>
      <Specimen title={t('styleGuide.panels.controlled')} lead={t('styleGuide.panels.controlledLead')} made={made}>
        <OneAtATime />
      </Specimen>
      <Specimen
        title={t('styleGuide.panels.columns')}
        lead={t('styleGuide.panels.columnsLead')}
        made={['Accordion', 'AccordionActions', 'SelectField']}
      >
        <WithChoice />
      </Specimen>
      <Specimen title={t('styleGuide.panels.customised')} lead={t('styleGuide.panels.customisedLead')} made={made}>
        <Customised />
      </Specimen>
    </GuideFrame>
  );
}

interface FoldedProps {
  readonly heading: string;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

function Folded({ heading, disabled = false, children }: FoldedProps) {
  return (
    <Accordion variant="outlined" disabled={disabled} slotProps={noLandmark}>
      <AccordionSummary expandIcon={<ExpandMore />}>{heading}</AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

const four = ['third', 'fourth', 'fifth', 'sixth'] as const;

function OneAtATime() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>('third');
  return four.map((it) => (
    <Accordion
      key={it}
      slotProps={noLandmark}
      variant="outlined"
      expanded={open === it}
      onChange={(_event, opens) => setOpen(opens ? it : '')}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{ '& .MuiAccordionSummary-content': { gap: 2, flexWrap: 'wrap' } }}
      >
        <Typography sx={{ flex: '1 1 160px' }}>{t(`styleGuide.panels.headings.${it}`)}</Typography>
        <Typography color="textSecondary" sx={{ flex: '1 1 160px' }}>
          {t(`styleGuide.panels.hints.${it}`)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {t(`styleGuide.panels.texts.${it === 'third' || it === 'fifth' ? 'third' : 'fourth'}`)}
      </AccordionDetails>
    </Accordion>
  ));
}

const places = ['head', 'depot'] as const;
type Place = (typeof places)[number];

function WithChoice() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [kept, setKept] = useState<Place>('head');
  const [chosen, setChosen] = useState<Place>('head');
  const [open, setOpen] = useState(true);
  const close = (place: Place) => {
    setKept(place);
    setChosen(place);
    setOpen(false);
  };
  return (
    <Accordion variant="outlined" slotProps={noLandmark} expanded={open} onChange={(_event, opens) => setOpen(opens)}>
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{ '& .MuiAccordionSummary-content': { gap: 2, flexWrap: 'wrap', alignItems: 'center' } }}
      >
        <Typography sx={{ flex: '1 1 140px' }}>{t('styleGuide.panels.place')}</Typography>
        <Chip component="span" label={t(`styleGuide.panels.places.${kept}`)} />
      </AccordionSummary>
      <AccordionDetails>
        <SelectField
          name="place"
          label={t('styleGuide.panels.place')}
          hint={t('styleGuide.panels.choosePlace')}
          value={chosen}
          options={places.map((it) => ({ value: it, text: t(`styleGuide.panels.places.${it}`) }))}
          onChange={(it) => setChosen(it as Place)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => close(kept)}>{t('common.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            close(chosen);
            say(t('styleGuide.panels.saved', { place: t(`styleGuide.panels.places.${chosen}`) }));
          }}
        >
          {t('common.save')}
        </Button>
      </AccordionActions>
    </Accordion>
  );
}

function Customised() {
  const { t } = useTranslation();
  const [open, setOpen] = useState('third');
  return (['third', 'fourth', 'first'] as const).map((it) => (
    <Accordion
      key={it}
      slotProps={noLandmark}
      disableGutters
      elevation={0}
      square
      expanded={open === it}
      onChange={(_event, opens) => setOpen(opens ? it : '')}
      sx={{ border: 1, borderColor: 'divider', '&:not(:last-child)': { borderBottom: 0 } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{ flexDirection: 'row-reverse', gap: 1, bgcolor: 'background.default' }}
      >
        {t(`styleGuide.panels.headings.${it}`)}
      </AccordionSummary>
      <AccordionDetails sx={{ borderTop: 1, borderColor: 'divider' }}>
        {t(`styleGuide.panels.texts.${it}`)}
      </AccordionDetails>
    </Accordion>
  ));
}
