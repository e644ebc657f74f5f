/**
 * Pictures of the samples are drawn here, as data URLs of a few hundred characters: shapes on a tint that follows from
 * a number, so that each thing has its own.
 */
const drawn = (width: number, height: number, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )}`;

const tint = (n: number, light: number) => `hsl(${(n * 47) % 360} 45% ${light}%)`;

/** A face of two shapes. */
export const face = (n: number): string =>
  drawn(
    48,
    48,
    `<rect width="48" height="48" fill="${tint(n, 82)}"/><circle cx="24" cy="19" r="9" fill="${tint(n, 42)}"/><path d="M6 48a18 16 0 0 1 36 0" fill="${tint(n, 42)}"/>`,
  );

/** A landscape for covers and projects. */
export const scene = (n: number): string =>
  drawn(
    320,
    180,
    `<rect width="320" height="180" fill="${tint(n, 88)}"/><circle cx="${60 + ((n * 53) % 200)}" cy="56" r="26" fill="${tint(n + 1, 72)}"/><path d="M0 150 90 80l70 56 70-76 90 90v30H0z" fill="${tint(n, 55)}"/>`,
  );

const outlines = {
  audio:
    '<path d="M60 120V100a40 40 0 0 1 80 0v20" fill="none" stroke-width="10"/><rect x="50" y="112" width="22" height="40" rx="8"/><rect x="128" y="112" width="22" height="40" rx="8"/>',
  fashion: '<path d="m70 56 30 14 30-14 26 26-18 18-8-6v58H70V94l-8 6-18-18z"/>',
  cellphone: '<rect x="68" y="40" width="64" height="120" rx="12"/><circle cx="100" cy="146" r="5" fill="#fff"/>',
  accessories:
    '<circle cx="100" cy="100" r="34" fill="none" stroke-width="10"/><rect x="86" y="44" width="28" height="18"/><rect x="86" y="138" width="28" height="18"/>',
} as const;

export type Category = keyof typeof outlines;

/** A thing to buy, by what kind of thing it is. */
export const goods = (category: Category, n: number): string =>
  drawn(
    200,
    200,
    `<rect width="200" height="200" fill="${tint(n, 92)}"/><g fill="${tint(n, 45)}" stroke="${tint(n, 45)}">${outlines[category]}</g>`,
  );
