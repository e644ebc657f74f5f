import MyLocation from '@mui/icons-material/MyLocationOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PunchRules } from '@muster/domain/attendance/attendance-contract.ts';
import { judgeLocation } from '@muster/domain/attendance/location-verdict.ts';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { type DeviceLocation, type LocationRefusal, mayEverLocate } from '../../../lib/device/location.ts';
import { useDistanceText } from '../distance-text.ts';

interface LocationLineProps {
  readonly rules: PunchRules;
  readonly location: DeviceLocation | undefined;
  /** Why there is none, once that is known. */
  readonly refusal?: LocationRefusal | undefined;
  readonly locating: boolean;
  readonly onLocate: () => void;
}

/** The nearest site with the distance to it, and how sure the device is. */
export function LocationLine({ rules, location, refusal, locating, onLocate }: LocationLineProps) {
  const { t } = useTranslation();
  const distanceText = useDistanceText();
  if (rules.rule === 'exempt') return <Line text={t('location.exempt')} />;
  if (rules.sites.length === 0) return <Line text={t('location.noSites')} />;
  const judged = location && judgeLocation(location, rules.sites, rules.rule);
  if (!location || judged?.distance == null || judged.sitename === null) {
    const names = rules.sites.map((it) => it.sitename).join(t('common.comma'));
    const text = t('location.sites', { names });
    const looked = rules.unlocatedpunches === 'review' ? ` ${t('location.looked')}` : '';
    if (!mayEverLocate()) return <Line text={text} hint={t('location.insecure') + looked} />;
    // While it is looked for, the button says so.
    if (!refusal) return <Line text={text} {...(locating ? {} : { hint: t('location.ask') })} />;
    return (
      <Line text={text} hint={t(`attendance.refused.${refusal}`) + looked}>
        <LocateButton locating={locating} onLocate={onLocate} />
      </Line>
    );
  }
  const { radius } = judged;
  const near = t('location.near', { site: judged.sitename, distance: distanceText(judged.distance) });
  const where =
    judged.verdict === 'inside' ? t('location.inside') : t('location.outside', { radius: distanceText(radius) });
  const accuracy = distanceText(location.accuracy);
  // What is less exact than the area is wide says little about being in it.
  const isSure = location.accuracy <= radius;
  return (
    <Line
      text={near + t('common.comma') + where}
      color={judged.verdict === 'outside' ? 'warning.main' : isSure ? 'success.main' : 'text.primary'}
      hint={t(isSure ? 'location.accuracy' : 'location.poor', { accuracy })}
    >
      <LocateButton locating={locating} onLocate={onLocate} />
    </Line>
  );
}

function LocateButton({ locating, onLocate }: Pick<LocationLineProps, 'locating' | 'onLocate'>) {
  const { t } = useTranslation();
  return (
    <BusyButton size="small" startIcon={<MyLocation />} busy={locating} onClick={onLocate}>
      {locating ? t('attendance.working.locating') : t('location.refresh')}
    </BusyButton>
  );
}

interface LineProps {
  readonly text: string;
  readonly hint?: string;
  readonly color?: string;
  readonly children?: React.ReactNode;
}

function Line({ text, hint, color = 'text.primary', children }: LineProps) {
  return (
    <Box sx={{ width: '100%', textAlign: 'center', minHeight: { xs: 112, sm: 92 } }}>
      <Typography
        sx={{ color, fontWeight: 500, display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'center' }}
      >
        <PlaceOutlined sx={{ fontSize: 20 }} aria-hidden />
        {text}
      </Typography>
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      {children}
    </Box>
  );
}
