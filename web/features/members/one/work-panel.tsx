import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { showAlternate } from '@muster/domain/messages/alternate-rest-days.ts';
import { overtimeFacts } from '@muster/domain/messages/overtime-rules.ts';
import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import { toldFrom } from '@muster/domain/work/rest-days.ts';
import type { WorkHistory, WorkView } from '@muster/domain/work/work-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/page/panel.tsx';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';
import { ComingActions } from './coming-actions.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { holdsOn } from './use-work-form.ts';
import { WorkDialog } from './work-dialog.tsx';

interface WorkPanelProps {
  readonly member: MemberDetail;
  readonly history: WorkHistory;
  readonly today: Day;
  readonly weekStart: number;
}

/** Work from a day on, or a single day: a new one, or one that is there already. */
type OpenDialog =
  | { readonly kind: 'work'; readonly entry?: WorkView }
  | { readonly kind: 'day'; readonly takingBack?: Day };

/** What held and will hold for a member, newest first, and the single days. */
export function WorkPanel({ member, history, today, weekStart }: WorkPanelProps) {
  const { work, overrides, revision } = history;
  const { t } = useTranslation();
  const [open, setOpen] = useState<OpenDialog>();
  const about = { member, today, weekStart, onClose: () => setOpen(undefined) };
  return (
    <>
      <Panel
        title={t('memberOffice.work.title')}
        lead={t('memberOffice.work.lead')}
        action={
          member.may.change && <Button onClick={() => setOpen({ kind: 'work' })}>{t('memberOffice.work.set')}</Button>
        }
      >
        <Box component="ol" sx={list}>
          {work
            .map((it, index) => (
              <WorkLine key={it.from ?? ''} work={it} before={work[index - 1]} today={today}>
                {member.may.change && (
                  <ComingActions
                    {...{ member, revision, today }}
                    work={it}
                    before={work[index - 1]}
                    onChange={(entry) => setOpen({ kind: 'work', entry })}
                  />
                )}
              </WorkLine>
            ))
            .toReversed()}
        </Box>
      </Panel>
      <Panel
        title={t('memberOffice.single.title')}
        lead={t('memberOffice.single.lead')}
        action={
          member.may.change && <Button onClick={() => setOpen({ kind: 'day' })}>{t('memberOffice.single.add')}</Button>
        }
      >
        {overrides.length === 0 && <Typography color="textSecondary">{t('memberOffice.single.none')}</Typography>}
        <Box component="ul" sx={list}>
          {overrides.toReversed().map((it) => (
            <Box component="li" key={it.date}>
              <Typography sx={{ fontWeight: 500 }}>
                {showDay(it.date)} · {t(`memberOffice.single.kinds.${it.kind}`)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {it.reason} · {t('memberOffice.single.by', { name: it.by })}
              </Typography>
              {member.may.change && (
                <Button
                  onClick={() => setOpen({ kind: 'day', takingBack: it.date })}
                  aria-label={t('memberOffice.single.takeBackLabel', { day: it.date })}
                  sx={{ ml: -1 }}
                >
                  {t('memberOffice.single.takeBack')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </Panel>
      {open?.kind === 'work' && <WorkDialog {...about} history={history} entry={open.entry} />}
      {open?.kind === 'day' && <OverrideDialog {...about} overrides={overrides} takingBack={open.takingBack} />}
    </>
  );
}

interface WorkLineProps {
  readonly work: WorkView;
  /** What held until then. */
  readonly before: WorkView | undefined;
  readonly today: Day;
  /** What can be done about it. */
  readonly children: ReactNode;
}

function WorkLine({ work, before, today, children }: WorkLineProps) {
  const { t, i18n } = useTranslation();
  const { data: sites = [] } = useQuery(memberOfficeQueries.sites);
  const { from, until, shift, starts, ends, restdays, groupno, locationrule, counted } = work;
  const isOver = until !== null && until < today;
  // Told by a day to come, as long as there is one.
  const alternate = work.alternate && (isOver ? work.alternate : toldFrom(work.alternate, later(from, today)));
  const named = sites.filter((it) => work.sites.includes(it.id)).map((it) => it.name);
  const where =
    locationrule === 'exempt'
      ? t('memberOffice.work.rules.exempt')
      : named.join(t('common.comma')) || t('memberOffice.work.allSites');
  // Told only where they changed: two lines may be the same in all else.
  const changed = before && (['break', 'grace'] as const).filter((it) => work[it] !== before[it]);
  const minutes = changed?.map((it) => t(`lists.facts.${it}`, { count: work[it] })) ?? [];
  const overtime = overtimeFacts(work, i18n.language, before);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 500 }}>
          {from ? t('memberOffice.work.fromDay', { day: from }) : t('memberOffice.work.fromAlways')}
          {until && ` ${t('memberOffice.work.until', { day: until })}`}
        </Typography>
        {holdsOn(work, today) && (
          <Chip size="small" color="primary" variant="outlined" label={t('memberOffice.work.now')} />
        )}
      </Box>
      <Typography variant="body2">
        {[
          t('memberOffice.work.hours', { shift, starts, ends }),
          ...minutes,
          ...overtime,
          groupno ?? t('memberOffice.work.noGroup'),
          where,
        ].join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('memberOffice.work.rests', { days: showWeekdays(restdays, i18n.language) })}
      </Typography>
      {alternate && (
        <Typography variant="body2" color="textSecondary">
          {t('memberOffice.work.alternates', { days: showAlternate(alternate, i18n.language) })}
        </Typography>
      )}
      {!counted && (
        <Typography variant="body2" color="textSecondary">
          {t('memberOffice.work.notCounted')}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const later = (from: Day | null, today: Day): Day => (from !== null && from > today ? from : today);

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 };
