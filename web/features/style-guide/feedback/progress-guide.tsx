import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';

export default function ProgressGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="progress">
      <Specimen
        title={t('styleGuide.progress.turning')}
        lead={t('styleGuide.progress.turningLead')}
        made={['CircularProgress', 'ListSkeleton', 'FullPageLoader']}
      >
        <Beside gap={3}>
          <CircularProgress aria-label={t('styleGuide.progress.loading')} />
          <CircularProgress color="warning" aria-label={t('styleGuide.progress.again')} />
          <Box sx={{ flex: '1 1 160px' }}>
            <ListSkeleton rows={2} height={32} />
          </Box>
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.progress.circular')}
        lead={t('styleGuide.progress.circularLead')}
        made={['CircularProgress']}
      >
        <Beside gap={3}>
          {[25, 50, 75].map((it) => (
            <Share key={it} percent={it} />
          ))}
        </Beside>
      </Specimen>
      <Specimen
        title={t('styleGuide.progress.running')}
        lead={t('styleGuide.progress.runningLead')}
        made={['NavigationProgress', 'LinearProgress']}
      >
        <LinearProgress aria-label={t('styleGuide.progress.loading')} />
        <LinearProgress color="warning" aria-label={t('styleGuide.progress.again')} sx={{ mt: 2 }} />
      </Specimen>
      <Specimen
        title={t('styleGuide.progress.growing')}
        lead={t('styleGuide.progress.growingLead')}
        made={['LinearProgress']}
      >
        <Growing />
      </Specimen>
    </GuideFrame>
  );
}

function Share({ percent }: { readonly percent: number }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <CircularProgress
        variant="determinate"
        size={64}
        value={percent}
        aria-label={t('styleGuide.progress.done', { percent })}
      />
      <Typography aria-hidden>{percent}</Typography>
    </Box>
  );
}

const EVERY_MS = 500;
const MOST_AT_ONCE = 10;

function Growing() {
  const { t } = useTranslation();
  const [done, setDone] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setDone((it) => (it >= 100 ? 0 : Math.min(100, it + Math.random() * MOST_AT_ONCE))),
      EVERY_MS,
    );
    return () => clearInterval(timer);
  }, []);
  const percent = Math.round(done);
  return (['primary', 'warning'] as const).map((color) => (
    <Box key={color} sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1 }}>
      <LinearProgress
        variant="determinate"
        color={color}
        value={done}
        aria-label={color === 'primary' ? t('styleGuide.progress.loading') : t('styleGuide.progress.again')}
        sx={{ flex: 1 }}
      />
      <Typography aria-hidden sx={{ width: 64, textAlign: 'right' }}>
        {percent} %
      </Typography>
    </Box>
  ));
}
