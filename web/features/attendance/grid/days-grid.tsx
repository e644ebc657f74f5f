import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WideTable } from '../../../components/page/wide-table.tsx';
import { type Place, useTabStop } from './use-tab-stop.ts';

interface GridMember {
  readonly membernoid: number;
  readonly days: readonly { readonly date: Day }[];
}

export interface DayHeadProps {
  readonly date: Day;
  readonly isToday: boolean;
}

export interface MemberRowProps<M> {
  readonly member: M;
  /** Which of the days Tab leads to, where it leads to this member. */
  readonly stop: string | undefined;
  readonly onReach: (place: Place) => void;
  readonly onOpen: (member: M, date: string) => void;
}

interface DaysGridProps<M> {
  readonly label: string;
  readonly members: readonly M[];
  readonly today: Day;
  /** The days that can be opened. */
  readonly places: readonly Place[];
  readonly cells: ComponentProps<typeof WideTable>['cells'];
  readonly DayHead: ComponentType<DayHeadProps>;
  readonly MemberRow: ComponentType<MemberRowProps<M>>;
  /** Heads of what stands beside the days. */
  readonly beside?: ReactNode;
  readonly foot: ReactNode;
  readonly onOpen: (member: M, date: string) => void;
}

/** Members down, their days across. Tab leads to the day where the keyboard was last, or to today, and the arrows from there. */
export function DaysGrid<M extends GridMember>(props: DaysGridProps<M>) {
  const { label, members, today, places, cells, DayHead, MemberRow, beside, foot, onOpen } = props;
  const { t } = useTranslation();
  const [stop, setLast] = useTabStop(places, today);
  return (
    <WideTable label={label} cells={cells}>
      <thead>
        <tr>
          <th scope="col">{t('summary.group.member')}</th>
          {members[0]?.days.map(({ date }) => (
            <DayHead key={date} date={date} isToday={date === today} />
          ))}
          {beside}
        </tr>
      </thead>
      <tbody>
        {members.map((it) => (
          <MemberRow
            key={it.membernoid}
            member={it}
            stop={it.membernoid === stop?.of ? stop.date : undefined}
            onReach={setLast}
            onOpen={onOpen}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>{foot}</tr>
      </tfoot>
    </WideTable>
  );
}
