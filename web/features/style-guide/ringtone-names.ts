/** Fourteen words of the catalogue, for lists that are longer than their place. */
export const ringtoneNames = [
  'none',
  'atria',
  'callisto',
  'dione',
  'ganymede',
  'hangouts',
  'luna',
  'oberon',
  'phobos',
  'pyxis',
  'sedna',
  'titania',
  'triton',
  'umbriel',
] as const;

export type Ringtone = (typeof ringtoneNames)[number];
