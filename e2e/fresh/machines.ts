/** A new Debian to try the two commands on, and where its Node.js and npm come from. */
export interface Machine {
  readonly name: string;
  readonly suite: 'bookworm' | 'trixie';
  /** Versions from the package registry; without them Debian's own packages. */
  readonly from?: { readonly node: string; readonly npm: string };
}

export const machines: readonly Machine[] = [
  { name: 'Debian 12', suite: 'bookworm' },
  { name: 'Debian 13', suite: 'trixie' },
  { name: 'Debian 12, Node 20.20, npm 11', suite: 'bookworm', from: { node: '20.20.2', npm: '11' } },
];

/** Who types the commands. The plain user has no way to become root. */
export const accounts = ['user', 'root'] as const;
export type Account = (typeof accounts)[number];
