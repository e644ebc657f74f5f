import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';

interface MemberAvatarProps {
  readonly name: string;
  readonly photo?: string | null | undefined;
  readonly size?: number;
  /** The word for the dot; no dot without it. */
  readonly dotLabel?: string;
  readonly online?: boolean;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .filter((_word, index, all) => index === 0 || index === all.length - 1)
    .map((word) => word[0]?.toUpperCase())
    .join('');

/** A member's picture or initials; the dot at the lower right says whether they are online (TEMPLATE: 40 and 14 px). */
export function MemberAvatar({ name, photo, size = 40, dotLabel, online = true }: MemberAvatarProps) {
  return (
    <Box sx={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <Avatar
        alt=""
        {...(photo ? { src: photo } : {})}
        sx={{
          width: size,
          height: size,
          fontSize: size * 0.38,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initialsOf(name)}
      </Avatar>
      {dotLabel && (
        <Box
          role="img"
          aria-label={dotLabel}
          sx={{
            position: 'absolute',
            right: -2,
            bottom: -2,
            width: 14,
            height: 14,
            borderRadius: '50%',
            bgcolor: online ? 'success.main' : 'error.main',
            border: '2px solid',
            borderColor: 'background.paper',
          }}
        />
      )}
    </Box>
  );
}
