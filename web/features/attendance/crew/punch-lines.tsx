import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CrewPunch } from '../../../data/attendance/crew-punches.ts';
import { promisedTime } from '../../../data/attendance/waiting-punches.ts';
import { showClock } from '../../../lib/time/show-time.ts';

/** Says whose check-in or check-out it is, and of when. */
export function useNamedPunch(): (punch: CrewPunch, zone: string) => string {
  const { t } = useTranslation();
  return (it, zone) =>
    t(`crew.waiting.${it.body.checktype}`, { name: it.name, time: showClock(promisedTime(it).toString(), zone) });
}

interface PunchLinesProps {
  readonly of: readonly CrewPunch[];
  readonly text: (it: CrewPunch) => string;
}

export const PunchLines = ({ of, text }: PunchLinesProps) => (
  <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
    {of.map((it) => (
      <li key={it.clientid}>{text(it)}</li>
    ))}
  </Box>
);
