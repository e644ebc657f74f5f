import Link from '@mui/material/Link';
import { readSpot } from '@muster/domain/lists/map-link.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { PositionButton } from '../../components/form/position-button.tsx';
import type { ListForm } from './use-list-form.ts';

const DIGITS = 6;

/** Other ways to a place than typing its coordinates: a pasted link of a map, and where the device is. */
export function SpotFields({ form }: { readonly form: ListForm }) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const read = readSpot(pasted);
  const put = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    form.change({ latitude: String(latitude), longitude: String(longitude) });
  const paste = (text: string) => {
    setPasted(text);
    const found = readSpot(text);
    if ('spot' in found) put(found.spot);
  };
  const wrong =
    pasted.trim() && 'reason' in read ? t(read.reason === 'short' ? 'lists.mapShort' : 'lists.mapNone') : '';
  const there = readSpot(`${form.values['latitude']}, ${form.values['longitude']}`);
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
        onFound={({ latitude, longitude }) =>
          put({ latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) })
        }
      />
      {'spot' in there && (
        <Link href={mapOf(there.spot)} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
          {t('lists.look')}
        </Link>
      )}
    </>
  );
}

/** Where a spot can be looked at. The browser goes there only when it is asked to. */
const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
