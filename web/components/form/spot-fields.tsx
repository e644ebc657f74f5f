import Link from '@mui/material/Link';
import { readSpot, type Spot } from '@muster/domain/lists/map-link.ts';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLink } from '../text-link.ts';
import { FormField } from './form-field.tsx';
import { PositionButton } from './position-button.tsx';

const DIGITS = 6;

interface SpotFieldsProps {
  /** What stands in the fields of the two numbers now. */
  readonly latitude: string;
  readonly longitude: string;
  readonly onSpot: (latitude: string, longitude: string) => void;
}

/** Other ways to a place than typing its coordinates: a pasted link of a map, and where the device is. */
export function SpotFields({ latitude, longitude, onSpot }: SpotFieldsProps) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const read = readSpot(pasted);
  const put = (it: Spot) => onSpot(String(it.latitude), String(it.longitude));
  const paste = (text: string) => {
    setPasted(text);
    const found = readSpot(text);
    if ('spot' in found) put(found.spot);
  };
  const wrong =
    pasted.trim() && 'reason' in read ? t(read.reason === 'short' ? 'lists.mapShort' : 'lists.mapNone') : '';
  const there = readSpot(`${latitude}, ${longitude}`);
  return (
    <>
      <FormField
        name="maplink"
        label={t('lists.fields.mapLink')}
        optional
        value={pasted}
        onChange={paste}
        hint={'spot' in read ? t('lists.mapRead') : t('lists.fields.mapHint')}
        error={wrong || undefined}
        inputProps={{ inputMode: 'url', spellCheck: false }}
      />
      <PositionButton
        onFound={(it) =>
          put({ latitude: Number(it.latitude.toFixed(DIGITS)), longitude: Number(it.longitude.toFixed(DIGITS)) })
        }
      />
      {'spot' in there && (
        <Link href={mapOf(there.spot)} target="_blank" rel="noreferrer" sx={{ ...textLink, justifySelf: 'start' }}>
          {t('lists.look')}
        </Link>
      )}
    </>
  );
}

/** Where a spot can be looked at. The browser goes there only when it is asked to. */
const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;

/** Both numbers pasted into one of their fields go where they belong; anything else is pasted as it is. */
export const pastesSpot =
  (onSpot: SpotFieldsProps['onSpot']) =>
  (event: ClipboardEvent): void => {
    const read = readSpot(event.clipboardData.getData('text'));
    if (!('spot' in read)) return;
    event.preventDefault();
    onSpot(String(read.spot.latitude), String(read.spot.longitude));
  };
