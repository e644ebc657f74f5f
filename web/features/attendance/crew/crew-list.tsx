import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CheckType } from '@muster/domain/attendance/attendance-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { AtFoot, SelectionBar } from '../../../components/selection-bar.tsx';
import { ticking } from '../../../components/ticking.ts';
import { CrewLine } from './crew-line.tsx';
import { CrewOutcome } from './crew-outcome.tsx';
import { crewGroups, groupOf, type KnownMember } from './crew-states.ts';
import { useCrewPunch } from './use-crew-punch.ts';

interface CrewListProps {
  readonly members: readonly KnownMember[];
  readonly zone: string;
}

/** One list: a tap chooses, and one large button at the foot does it. Who is chosen among both is asked for both. */
export function CrewList({ members, zone }: CrewListProps) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const punch = useCrewPunch({
    onSent: (codes) => setTicked((all) => new Set([...all].filter((it) => !codes.includes(it)))),
  });
  const chosen = members.filter((it) => ticked.has(it.membercode));
  const ofKind = { in: chosen.filter((it) => groupOf(it) !== 'in'), out: chosen.filter((it) => groupOf(it) === 'in') };
  const { working } = punch;
  const asked = working
    ? [working.checktype]
    : (['in', 'out'] as const).filter((it: CheckType) => ofKind[it].length > 0);
  return (
    // The buttons at the foot of a phone lie over nobody: a page ends with room for one row of them, and large letters have more.
    <Box sx={{ pb: { xs: 'max(0px, var(--decisions, 0px) - 80px)', sm: 0 } }}>
      {crewGroups.map((group) => {
        const some = members.filter((it) => groupOf(it) === group);
        if (some.length === 0) return null;
        const codes = some.map((it) => it.membercode);
        const of = codes.filter((it) => ticked.has(it)).length;
        const toggle = () => {
          const next = new Set(ticked);
          for (const it of codes) of === codes.length ? next.delete(it) : next.add(it);
          setTicked(next);
        };
        return (
          <Box key={group} component="section" aria-label={t(`crew.groups.${group}`)} sx={{ mb: 2 }}>
            <SelectionBar
              selected={of}
              all={codes.length}
              label={t('crew.all', { group: t(`crew.groups.${group}`), number: codes.length })}
              onAll={toggle}
            />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {some.map((it) => (
                <CrewLine
                  key={it.membercode}
                  member={it}
                  zone={zone}
                  ticked={ticked.has(it.membercode)}
                  onTick={() => setTicked(ticking(ticked, it.membercode))}
                />
              ))}
            </Box>
          </Box>
        );
      })}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('crew.missing')}
      </Typography>
      {asked.length > 0 && (
        <AtFoot>
          {asked.map((kind, index) => (
            <BusyButton
              key={kind}
              size="large"
              variant={index === 0 ? 'contained' : 'outlined'}
              busy={working !== undefined}
              onClick={() => punch.begin(kind, ofKind[kind])}
              sx={{ minHeight: 64, px: { xs: 1.5, sm: 6 }, fontSize: '1.125rem' }}
            >
              {working ? t(`crew.${working.step}`) : t(`crew.${kind}`, { count: ofKind[kind].length })}
            </BusyButton>
          ))}
        </AtFoot>
      )}
      <CrewOutcome punch={punch} zone={zone} />
    </Box>
  );
}
