import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReviewItem } from '@muster/domain/attendance/review/review-contract.ts';
import { daysInSpan } from '@muster/domain/calendar/each-day.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Found } from '../../../components/filters.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { ticking } from '../../../components/ticking.ts';
import { type ReviewFilters, reviewKinds, reviewQueries, reviewStates } from '../../../data/attendance/review.ts';
import { everybody } from '../../../data/of-members.ts';
import { CorrectionDialog } from '../corrections/correction-dialog.tsx';
import { AcceptQuestion, isForgotten } from './accept-question.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewFilterBar } from './review-filters.tsx';
import { ReviewLine } from './review-line.tsx';
import { useAccepting } from './use-accepting.ts';

const usual: Omit<ReviewFilters, 'days'> & { readonly from: string; readonly to: string } = {
  ...{ state: 'open', kind: '', from: '', to: '' },
  ...everybody,
};

/** What is to be looked at, to be settled one by one or several at once; the address may say which kind and which days. */
export function ReviewScreen({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const { asked, filters, setFilters } = useAsked(usual, { state: reviewStates, kind: reviewKinds });
  const { from, to, ...others } = asked;
  const days = daysInSpan(from, to) > 0 ? { from, to } : null;
  const shown = { ...others, days };
  const found = useInfiniteQuery(reviewQueries.list(shown));
  const filtered = shown.kind !== '' || shown.groupno !== '' || shown.search !== '' || shown.days !== null;
  return (
    <Panel title={t(filters.state === 'open' ? 'review.list' : 'review.settledList')}>
      <ReviewFilterBar
        filters={{ ...filters, days }}
        onFilters={({ days, ...next }) => setFilters({ ...next, ...(days ?? { from: '', to: '' }) })}
      />
      <Found
        asked={filtered}
        by={shown}
        count={found.data?.length}
        more={found.hasNextPage}
        before={found.isPlaceholderData}
      />
      <Loaded query={found} skeleton={<ListSkeleton rows={8} height={92} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={t(filtered || filters.state === 'settled' ? 'review.noneFound' : 'review.empty')} />
          ) : (
            <Items items={items} zone={zone} />
          )
        }
      </Loaded>
      <LoadMore query={found} />
    </Panel>
  );
}

function Items({ items, zone }: { readonly items: readonly ReviewItem[]; readonly zone: string }) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly ReviewItem[]>([]);
  const [correcting, setCorrecting] = useState<ReviewItem | undefined>();
  const [accepting, setAccepting] = useState<readonly ReviewItem[]>([]);
  const settle = useAccepting();
  const accept = (some: readonly ReviewItem[]) => (some.some(isForgotten) ? setAccepting(some) : settle.accept(some));
  const open = items.filter((it) => it.may.settle);
  const selected = open.filter((it) => ticked.has(it.id));
  const rejectable = selected.filter((it) => it.may.reject);
  const tick = (id: number) => setTicked((before) => ticking(before, id));
  const all = () => setTicked(new Set(selected.length === open.length ? [] : open.map((it) => it.id)));
  const act = {
    accept: (it: ReviewItem) => accept([it]),
    reject: (it: ReviewItem) => setRejecting([it]),
    correct: setCorrecting,
  };
  const label = selected.length === 0 ? t('review.selectAll') : t('review.selected', { count: selected.length });
  return (
    <>
      {open.length > 0 && (
        <SelectionBar selected={selected.length} all={open.length} label={label} onAll={all}>
          {rejectable.length > 0 && (
            <Button color="error" onClick={() => setRejecting(rejectable)}>
              {t('review.reject')}
            </Button>
          )}
          <Button variant="contained" onClick={() => accept(selected)}>
            {t('review.accept')}
          </Button>
        </SelectionBar>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((it) => (
          <ReviewLine
            key={it.id}
            item={it}
            zone={zone}
            ticked={ticked.has(it.id)}
            onTick={() => tick(it.id)}
            onAct={(action) => act[action](it)}
          />
        ))}
      </Box>
      {accepting.length > 0 && (
        <AcceptQuestion
          items={accepting}
          busy={settle.isPending}
          onYes={() => settle.accept(accepting, () => setAccepting([]))}
          onCorrect={(it) => {
            setAccepting([]);
            setCorrecting(it);
          }}
          onNo={() => setAccepting([])}
        />
      )}
      {rejecting.length > 0 && <RejectDialog items={rejecting} onClose={() => setRejecting([])} />}
      {correcting && (
        <CorrectionDialog
          day={{ date: correcting.attendancedate }}
          zone={zone}
          of={correcting}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  );
}
