import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { leaveActingQueries } from '../../../data/leave/leave-acting.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { ActingDialog } from './acting-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MemberLeaveLine } from './member-leave-line.tsx';

interface MemberLeaveProps {
  readonly member: {
    readonly id: number;
    readonly membercode: string;
    readonly membername: string;
    readonly lefton: Day | null;
  };
  readonly today: Day;
  readonly weekStart: number;
}

type Opened = { readonly what: 'enter' } | { readonly what: 'change' | 'cancel'; readonly leave: LeaveView };

/** A member's leave, as the office enters, changes and cancels it. */
export function MemberLeave({ member, today, weekStart }: MemberLeaveProps) {
  const { t } = useTranslation();
  const may = mayAdjustLeave(useCurrentMember(), member);
  const leave = useInfiniteQuery(leaveActingQueries.of(member.membercode, today));
  const [opened, setOpened] = useState<Opened | undefined>();
  const close = () => setOpened(undefined);
  return (
    <Panel
      title={t('leaveActing.title')}
      {...(may && {
        action: (
          <Button startIcon={<Add />} onClick={() => setOpened({ what: 'enter' })} sx={{ flex: 'none' }}>
            {t('leaveActing.enter')}
          </Button>
        ),
      })}
    >
      <Loaded query={leave} skeleton={<ListSkeleton rows={3} height={56} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={t('leaveActing.empty', { name: member.membername })} />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {all.map((it) => (
                <MemberLeaveLine
                  key={it.id}
                  leave={it}
                  lastDay={member.lefton}
                  mayAct={may}
                  onChange={() => setOpened({ what: 'change', leave: it })}
                  onCancel={() => setOpened({ what: 'cancel', leave: it })}
                />
              ))}
            </Box>
          )
        }
      </Loaded>
      <LoadMore query={leave} label={t('leave.list.older')} />
      {opened?.what === 'cancel' && <CancelDialog name={member.membername} leave={opened.leave} onClose={close} />}
      {opened && opened.what !== 'cancel' && (
        <ActingDialog
          member={member}
          changing={opened.what === 'change' ? opened.leave : undefined}
          today={today}
          weekStart={weekStart}
          onClose={close}
        />
      )}
    </Panel>
  );
}
