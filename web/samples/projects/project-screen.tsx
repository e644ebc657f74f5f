import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Project } from '@muster/domain/samples/projects/projects-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../components/form/search-field.tsx';
import { listLine } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useDebounced } from '../../lib/time/debounced.ts';
import { sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { useShowMoment } from '../use-show-moment.ts';
import { type View, ViewSwitch } from '../view-switch.tsx';

const STILL_MS = 200;
/** How wide a card is, by the stop of the slider. */
const WIDTHS: Readonly<Record<number, number>> = { 25: 150, 50: 210, 75: 260, 100: 400 };

/** Projects, as a grid of a chosen width or as a list; a phone always has the grid. */
export default function ProjectScreen() {
  const { t } = useTranslation();
  const projects = useQuery(sampleQueries.projects);
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [search, setSearch] = useState('');
  const [view, setView] = useState<View>('grid');
  const [size, setSize] = useState(50);
  const words = useDebounced(search, STILL_MS).trim().toLowerCase();
  const asGrid = phone || view === 'grid';
  return (
    <SampleFrame title={t('samples.pages.projects')}>
      <Panel title={t('samples.pages.projects')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', mb: 2 }}>
          <Box sx={{ flex: '1 1 220px' }}>
            <SearchField label={t('samples.search')} value={search} onChange={setSearch} />
          </Box>
          {!phone && asGrid && (
            <Slider
              value={size}
              onChange={(_event, next) => setSize(Number(next))}
              step={null}
              min={25}
              marks={[25, 50, 75, 100].map((value) => ({ value }))}
              aria-label={t('samples.projects.size')}
              sx={{ width: 140 }}
            />
          )}
          {!phone && <ViewSwitch view={view} onView={setView} />}
        </Box>
        <Loaded query={projects} skeleton={<ListSkeleton rows={4} height={120} />}>
          {(all) => {
            const shown = all.filter((it) => it.projectName.toLowerCase().includes(words));
            if (shown.length === 0) return <EmptyState text={t('samples.nothingFits')} />;
            return asGrid ? <Grid projects={shown} width={WIDTHS[size] ?? 210} /> : <Lines projects={shown} />;
          }}
        </Loaded>
      </Panel>
    </SampleFrame>
  );
}

interface ShownProjects {
  readonly projects: readonly Project[];
}

function Grid({ projects, width }: ShownProjects & { readonly width: number }) {
  const { t } = useTranslation();
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns }}>
      {projects.map((it) => (
        <Card key={it.id} component="li">
          <Box
            component="img"
            src={it.projectImage}
            alt={t('samples.projects.picture', { name: it.projectName })}
            sx={{ display: 'block', width: '100%' }}
          />
          <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{it.projectName}</Typography>
            <Typography color="textSecondary">{it.email}</Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function Lines({ projects }: ShownProjects) {
  const { t } = useTranslation();
  const showMoment = useShowMoment();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {projects.map((it) => (
        <Box component="li" key={it.id} sx={listLine}>
          <Box component="img" src={it.projectImage} alt="" sx={{ width: 88, borderRadius: 1 }} />
          <Box sx={{ flex: '1 1 180px' }}>
            <Typography sx={{ fontWeight: 600 }}>{it.projectName}</Typography>
            <Typography color="textSecondary">
              {it.email} · {showMoment(it.date)}
            </Typography>
          </Box>
          <Typography color="textSecondary">
            {t('samples.projects.comments', { count: it.comment })},{' '}
            {t('samples.projects.revisions', { count: it.revision })}
          </Typography>
          <MemberAvatar name={it.userName} photo={it.userImage} />
        </Box>
      ))}
    </Box>
  );
}
