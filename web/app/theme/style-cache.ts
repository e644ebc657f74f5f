import createCache from '@emotion/cache';

/** The server writes a fresh nonce into the page; styles without it are refused by the content policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

type Options = Omit<Parameters<typeof createCache>[0], 'nonce'>;

/** Where the styles of the page go, under the names that begin with `key`. */
export const styleCache = (options: Options) => createCache({ ...options, ...(nonce ? { nonce } : {}) });
