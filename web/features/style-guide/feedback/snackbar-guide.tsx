import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';
import { OneByOne, Stacked, WithUndo } from './many-snackbars.tsx';
import { SaidBy } from './said-by.tsx';

const positions = {
  topLeft: { vertical: 'top', horizontal: 'left' },
  topCenter: { vertical: 'top', horizontal: 'center' },
  topRight: { vertical: 'top', horizontal: 'right' },
  bottomLeft: { vertical: 'bottom', horizontal: 'left' },
  bottomCenter: { vertical: 'bottom', horizontal: 'center' },
  bottomRight: { vertical: 'bottom', horizontal: 'right' },
} as const;
const ways = { grow: Grow, fade: Fade, slide: Slide } as const;
const sides = ['up', 'down', 'left', 'right'] as const;
const namesOf = <K extends string>(facts: Record<K, unknown>) => Object.keys(facts) as K[];

export default function SnackbarGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="snackbar">
      <Specimen title={t('styleGuide.snackbar.simple')} lead={t('styleGuide.snackbar.simpleLead')} made={['Snackbar']}>
        <WithUndo />
      </Specimen>
      <Specimen
        title={t('styleGuide.snackbar.alerts')}
        lead={t('styleGuide.snackbar.alertsLead')}
        made={['useSnackbar', 'Alert']}
      >
        <Meanings />
      </Specimen>
      <Specimen
        title={t('styleGuide.snackbar.positions')}
        lead={t('styleGuide.snackbar.positionsLead')}
        made={['Snackbar']}
      >
        <Beside>
          {namesOf(positions).map((it) => (
            <SaidBy
              key={it}
              button={t(`styleGuide.snackbar.places.${it}`)}
              snackbar={{ anchorOrigin: positions[it] }}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.snackbar.lengths')}
        lead={t('styleGuide.snackbar.lengthsLead')}
        made={['SnackbarContent']}
      >
        <Lengths />
      </Specimen>
      <Specimen title={t('styleGuide.snackbar.transitions')} made={['Grow', 'Fade', 'Slide']}>
        <Beside>
          {namesOf(ways).map((it) => (
            <SaidBy
              key={it}
              button={t(`styleGuide.snackbar.ways.${it}`)}
              snackbar={{ slots: { transition: ways[it] } }}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.snackbar.consecutive')}
        lead={t('styleGuide.snackbar.consecutiveLead')}
        made={['Snackbar']}
      >
        <OneByOne />
      </Specimen>
      <Specimen title={t('styleGuide.snackbar.directions')} made={['Slide']}>
        <Beside>
          {sides.map((it) => (
            <SaidBy
              key={it}
              button={t(`styleGuide.snackbar.sides.${it}`)}
              snackbar={{
                slots: { transition: Slide },
                slotProps: { transition: { direction: it } as object },
              }}
            />
          ))}
        </Beside>
      </Specimen>
      <Specimen title={t('styleGuide.snackbar.stacked')} lead={t('styleGuide.snackbar.stackedLead')} made={['Alert']}>
        <Stacked />
      </Specimen>
    </GuideFrame>
  );
}

/** The product's own, in each of its meanings. */
function Meanings() {
  const { t } = useTranslation();
  const say = useSnackbar();
  return (
    <Beside>
      {(['success', 'info', 'warning', 'error'] as const).map((it) => (
        <Button key={it} variant="outlined" color={it} onClick={() => say(t(`styleGuide.snackbar.meanings.${it}`), it)}>
          {t(`styleGuide.snackbar.names.${it}`)}
        </Button>
      ))}
    </Beside>
  );
}

function Lengths() {
  const { t } = useTranslation();
  return (['short', 'middle', 'long', 'stacked'] as const).map((it) => (
    <SnackbarContent
      key={it}
      role="note"
      message={t(`styleGuide.snackbar.messages.${it}`)}
      action={<Button color="inherit">{t('styleGuide.snackbar.show')}</Button>}
      sx={{ mt: 1, ...(it === 'stacked' ? { flexDirection: 'column', alignItems: 'flex-start' } : {}) }}
    />
  ));
}
