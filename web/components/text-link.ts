/** A link that stands by itself is as tall as a button, for thumbs. */
export const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  alignSelf: 'flex-start',
};
