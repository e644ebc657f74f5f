import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { ScrolledTabs } from '../../../components/scrolled-tabs.tsx';
import type { LeaveData, OlderLeave } from './leave-data.ts';
import { LeaveLine } from './leave-line.tsx';

const lists = ['upcoming', 'past', 'rejected'] as const;
type ListName = (typeof lists)[number];

const emptyTexts = {
  upcoming: 'leave.list.emptyUpcoming',
  past: 'leave.list.emptyPast',
  rejected: 'leave.list.emptyRejected',
} as const;

interface LeaveListsProps {
  readonly data: Pick<LeaveData, 'leave' | 'today'>;
  /** Undefined when there is none. */
  readonly older: OlderLeave | undefined;
  readonly onOpen: (leaveId: number) => void;
  readonly onGiveBack: (leaveId: number) => void;
}

/** The own leave: ahead (what is going on included), behind, and rejected. */
export function LeaveLists({ data, older, onOpen, onGiveBack }: LeaveListsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [list, setList] = useState<ListName>('upcoming');
  const found = listed(data, list);
  return (
    <Panel title={t('leave.list.title')}>
      <ScrolledTabs
        value={list}
        onChange={(_event, next: ListName) => setList(next)}
        aria-label={t('leave.list.title')}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {lists.map((it) => (
          <Tab
            key={it}
            value={it}
            id={`${id}-${it}`}
            aria-controls={`${id}-list`}
            label={`${t(`leave.list.${it}`)} (${listed(data, it).length}${older && it !== 'upcoming' ? '+' : ''})`}
            sx={{ minWidth: 0, flex: '1 0 auto', px: 0.5, whiteSpace: 'nowrap' }}
          />
        ))}
      </ScrolledTabs>
      <Box role="tabpanel" id={`${id}-list`} aria-labelledby={`${id}-${list}`} sx={{ pt: 1 }}>
        {found.length === 0 ? (
          <EmptyState text={t(emptyTexts[list])} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {found.map((it) => (
              <LeaveLine key={it.id} leave={it} onOpen={() => onOpen(it.id)} onGiveBack={() => onGiveBack(it.id)} />
            ))}
          </Box>
        )}
        {older?.failed && <Typography color="error">{t('leave.list.olderFailed')}</Typography>}
        {older && list !== 'upcoming' && (
          <SubmitButton type="button" variant="outlined" busy={older.busy} onClick={older.show} sx={{ mt: 2 }}>
            {t(older.failed ? 'common.tryAgain' : 'leave.list.older')}
          </SubmitButton>
        )}
      </Box>
    </Panel>
  );
}

/** Leave ahead is shown from the next on, leave behind from the latest on. */
function listed({ leave, today }: Pick<LeaveData, 'leave' | 'today'>, list: ListName): LeaveView[] {
  if (list === 'rejected') return leave.filter((it) => it.approve_status === 2).reverse();
  const open = leave.filter((it) => it.approve_status !== 2);
  return list === 'upcoming' ? open.filter((it) => it.end >= today) : open.filter((it) => it.end < today).reverse();
}
