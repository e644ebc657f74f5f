import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NextThingProps {
  readonly icon: ReactNode;
  readonly color: 'holiday' | 'info' | 'success';
  /** What kind of thing it is. */
  readonly label: string;
  readonly title: string;
  readonly days?: string | undefined;
  /** How long until then. */
  readonly when?: string | undefined;
  /** What is still to be known about it. */
  readonly note?: string | undefined;
  readonly to?: string;
}

/** One thing that comes next, in a line; a link where there is more to see of it. */
export function NextThing(props: NextThingProps) {
  const { label, to } = props;
  return (
    <Box component="section" aria-label={label}>
      {to ? (
        <ButtonBase component={Link} to={to} sx={{ ...line, '&:hover': { bgcolor: 'action.hover' } }}>
          <Told {...props} />
        </ButtonBase>
      ) : (
        <Box sx={line}>
          <Told {...props} />
        </Box>
      )}
    </Box>
  );
}

function Told({ icon, color, label, title, days, when, note }: NextThingProps) {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          ...badge,
          color: `${color}.main`,
          bgcolor: `color-mix(in srgb, var(--mui-palette-${color}-main) 12%, transparent)`,
        }}
      >
        {icon}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="span"
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            justifyContent: 'space-between',
            gap: 1,
            alignItems: 'baseline',
          }}
        >
          <Typography component="span" variant="body2" color="textSecondary">
            {label}
            {note && (
              <>
                {' · '}
                <Box component="span" sx={{ display: 'inline-block', color: 'warning.main', fontWeight: 500 }}>
                  {note}
                </Box>
              </>
            )}
          </Typography>
          {when && (
            <Typography component="span" sx={{ fontWeight: 600, color: 'primary.main', flex: { sm: 'none' } }}>
              {when}
            </Typography>
          )}
        </Box>
        <Typography component="span" sx={{ display: 'block', fontWeight: days ? 600 : 400 }}>
          {title}
        </Typography>
        {days && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {days}
          </Typography>
        )}
      </Box>
    </>
  );
}

const line = {
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 68,
  p: 0.5,
  borderRadius: '12px',
  textAlign: 'start',
};

const badge = { width: 40, height: 40, flex: 'none', borderRadius: '12px', display: 'grid', placeItems: 'center' };
