import Close from '@mui/icons-material/Close';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Notification } from '@muster/domain/notifications/notifications-contract.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { typedText } from '../../components/typed-text.ts';
import { safeRedirect } from '../../lib/session/redirect.ts';
import { useNow } from '../../lib/time/now.ts';
import { useAgeText } from './age-text.ts';

/** By the names that the server gives; anything else gets the bell. */
const icons = { event: Event, event_available: EventAvailable, event_busy: EventBusy };
const colors = ['primary', 'secondary', 'error', 'success', 'warning', 'info'];

interface NotificationCardProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

/** One notification: the whole card leads to its page, a button of its own removes it. */
export function NotificationCard({ notification, onFollow, onRemove }: NotificationCardProps) {
  const { t } = useTranslation();
  const ageText = useAgeText();
  const now = useNow(30_000).epochMilliseconds;
  const { heading, icon, title, subtitle, read, timestamp } = notification;
  const Icon = icons[icon.name as keyof typeof icons] ?? Notifications;
  const color = colors.includes(icon.color) ? `${icon.color}.main` : 'text.secondary';
  return (
    <Card component="li" sx={{ position: 'relative', ...(!read && { borderColor: 'primary.main' }) }}>
      <ButtonBase
        component={Link}
        to={safeRedirect(notification.path)}
        onClick={onFollow}
        sx={{ display: 'block', p: 1.5, textAlign: 'left', '&:focus-visible': { outlineOffset: -3 } }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 4.5, minHeight: 24 }}>
          <Icon aria-hidden sx={{ fontSize: 20, color }} />
          <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {heading} · {ageText(timestamp, now)}
          </Typography>
        </Box>
        <Typography component="span" sx={{ display: 'block', mt: 0.5, fontWeight: read ? 400 : 600 }}>
          {title}
          {!read && (
            <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
              {' '}
              ({t('notifications.unread')})
            </Box>
          )}
        </Typography>
        {subtitle && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', ...typedText }}>
            {subtitle}
          </Typography>
        )}
      </ButtonBase>
      <IconButton
        onClick={onRemove}
        aria-label={t('notifications.remove', { title })}
        sx={{ position: 'absolute', top: 2, right: 2 }}
      >
        <Close sx={{ fontSize: 18 }} />
      </IconButton>
    </Card>
  );
}
