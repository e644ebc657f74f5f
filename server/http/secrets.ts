import { hash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a cookie, a token or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret: enough to recognise it, useless to whoever reads the table. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
