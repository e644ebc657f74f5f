import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { type ShownEvent, shownEvents } from '@muster/domain/samples/calendar/event-days.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { companyQueries } from '../../data/company.ts';
import { useToday } from '../../lib/time/now.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { AgendaView } from './agenda-view.tsx';
import { eventQueries } from './calendar-data.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import type { ViewProps } from './day-events.tsx';
import { DayView } from './day-view.tsx';
import { EventDialog, type EventStart } from './event-dialog.tsx';
import { MonthView } from './month-view.tsx';
import { useEventMoving } from './use-event-moving.ts';
import { type CalendarView, steppedTo, titleOf } from './view-range.ts';
import { WeekView } from './week-view.tsx';

const views = { month: MonthView, week: WeekView, day: DayView, agenda: AgendaView } as const;

export default function CalendarScreen() {
  const { data: company } = useQuery(companyQueries.shown);
  return company ? <Calendar company={company} /> : null;
}

/** Events of one's own as a month, a week, a day or what comes next, in the company's zone. */
function Calendar({ company }: { readonly company: CompanyView }) {
  const { t, i18n } = useTranslation();
  const today = useToday(company);
  const [day, setDay] = useState<Day>(today);
  const [view, setView] = useState<CalendarView>('month');
  const [edited, setEdited] = useState<ShownEvent | EventStart | undefined>();
  const events = useQuery(eventQueries.all);
  const title = titleOf(view, day, company.weekstart, i18n.language);
  return (
    <SampleFrame
      title={t('samples.pages.calendar')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEdited({ day })}>
          {t('samples.calendar.create')}
        </Button>
      }
    >
      <Card component="section" aria-label={t('samples.pages.calendar')} sx={{ p: { xs: 1.5, sm: 3 } }}>
        <CalendarToolbar
          view={view}
          title={title.key ? t(`samples.calendar.${title.key}`, { day: title.day }) : title.day}
          onView={setView}
          onStep={(direction) => setDay(steppedTo(view, day, direction))}
          onToday={() => setDay(today)}
        />
        <Loaded query={events} skeleton={<ListSkeleton rows={5} height={72} />}>
          {(all) => (
            <Shown
              view={view}
              zone={company.zone}
              events={shownEvents(all, company.zone)}
              day={day}
              today={today}
              weekStart={company.weekstart}
              onDay={setDay}
              onOpen={setEdited}
              onNew={(on, time) => setEdited({ day: on, time })}
            />
          )}
        </Loaded>
      </Card>
      {edited && (
        <EventDialog
          edited={edited}
          zone={company.zone}
          picker={{ today, weekStart: company.weekstart }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SampleFrame>
  );
}

interface ShownProps extends Omit<ViewProps, 'moving'> {
  readonly view: CalendarView;
  readonly zone: string;
}

function Shown({ view, zone, ...shown }: ShownProps) {
  const moving = useEventMoving(shown.events, zone);
  const View = views[view];
  return <View {...shown} moving={moving} />;
}
