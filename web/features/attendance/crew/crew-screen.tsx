import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { crewQueries } from '../../../data/attendance/crew.ts';
import { useCrewPunches } from '../../../data/attendance/crew-punches.ts';
import { useWaiting } from '../../../data/use-waiting.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { CrewList } from './crew-list.tsx';
import { withWhatWaits } from './crew-states.ts';
import { CrewWaiting } from './crew-waiting.tsx';

/** The crew with where each is, what waits of them, and the one button. */
export function CrewScreen({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const crew = useQuery(crewQueries.own);
  const waiting = useCrewPunches(membercode);
  const has = useWaiting()?.crew;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CrewWaiting waiting={waiting} zone={zone} />
      <Panel title={t('crew.list')} {...(crew.data?.members.length && { lead: t('crew.choose') })}>
        <Loaded query={crew} skeleton={<ListSkeleton rows={6} height={72} />}>
          {({ members }) =>
            members.length > 0 ? (
              <CrewList members={withWhatWaits(members, waiting)} zone={zone} />
            ) : (
              <EmptyState text={t(has ? 'crew.empty' : 'crew.none')} />
            )
          }
        </Loaded>
      </Panel>
    </Box>
  );
}
