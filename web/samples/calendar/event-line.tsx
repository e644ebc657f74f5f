import Height from '@mui/icons-material/Height';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { resizedBy, type ShownEvent } from '@muster/domain/samples/calendar/event-days.ts';
import { useTranslation } from 'react-i18next';
import { MoveMenu } from '../move-menu.tsx';
import { useDragging } from '../use-dragging.ts';
import { type EventMoving, keyOf } from './use-event-moving.ts';

interface EventLineProps {
  readonly event: ShownEvent;
  /** The day that it is shown on: one of its days. */
  readonly day: Day;
  readonly moving: EventMoving;
  readonly onOpen: () => void;
}

const ways = { dayBack: -1, dayOn: 1, weekBack: -7, weekOn: 7 } as const;

/** An event on one of its days: dragged by its handle, which is also a menu that moves it. */
export function EventLine({ event, day, moving, onOpen }: EventLineProps) {
  const { t } = useTranslation();
  const { element, handle } = useDragging('event', keyOf(event, day));
  const name = event.title || t('samples.untitled');
  const times = useTimes(event, day);
  return (
    <Box component="li" ref={element} sx={frame}>
      <MoveMenu
        label={t('samples.calendar.move', { name })}
        handle={handle}
        ways={(Object.keys(ways) as (keyof typeof ways)[]).map((it) => ({
          text: t(`samples.calendar.${it}`),
          go: () => moving.byDays(event, ways[it]),
        }))}
      />
      <ButtonBase onClick={onOpen} sx={face}>
        <Typography component="span" variant="body2" color="textSecondary">
          {times}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {event.location && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {event.location}
          </Typography>
        )}
      </ButtonBase>
      {event.lastDay === day && <EventEnd event={event} day={day} name={name} moving={moving} />}
    </Box>
  );
}

interface EventEndProps extends Pick<EventLineProps, 'event' | 'day' | 'moving'> {
  readonly name: string;
}

/** The end of an event on its last day: dragged onto the day or the hour with which it shall end, or moved by the menu. */
function EventEnd({ event, day, name, moving }: EventEndProps) {
  const { t } = useTranslation();
  const { element, handle } = useDragging('end', keyOf(event, day));
  const sizes = {
    hourLonger: { hours: 1 },
    hourShorter: { hours: -1 },
    dayLonger: { days: 1 },
    dayShorter: { days: -1 },
  } as const;
  return (
    <Box component="span" ref={element} sx={{ alignSelf: 'flex-end' }}>
      <MoveMenu
        label={t('samples.calendar.resize', { name })}
        handle={handle}
        icon={Height}
        cursor="ns-resize"
        ways={(Object.keys(sizes) as (keyof typeof sizes)[]).map((it) => {
          const resized = resizedBy(event, sizes[it]);
          return { text: t(`samples.calendar.${it}`), go: resized && (() => moving.resize(resized)) };
        })}
      />
    </Box>
  );
}

/** When it is, as far as this day knows. */
function useTimes({ from, fromTime, lastDay, toTime }: ShownEvent, day: Day): string {
  const { t } = useTranslation();
  const begins = from === day;
  const ends = lastDay === day;
  if (begins && ends) return t('samples.calendar.times', { from: fromTime, to: toTime });
  if (begins) return t('samples.calendar.fromTime', { time: fromTime });
  return ends ? t('samples.calendar.untilTime', { time: toTime }) : t('samples.calendar.allDay');
}

const frame = {
  display: 'flex',
  alignItems: 'flex-start',
  borderRadius: 2,
  borderLeft: '4px solid var(--mui-palette-primary-main)',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 8%, transparent)',
};
const face = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  p: 1,
  pl: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  textAlign: 'left',
};
