/** What is used of `http_ece`, which brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** The other side's public key, as base64url; the record itself names it when decrypting. */
    readonly dh?: string;
    /** As base64url. */
    readonly authSecret: string;
    /** 16 random bytes, unless told. */
    readonly salt?: Buffer;
  }

  export function encrypt(plain: Buffer, keys: Keys): Buffer;
  export function decrypt(sealed: Buffer, keys: Keys): Buffer;
}
