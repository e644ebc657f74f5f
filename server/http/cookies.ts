import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies. The session's renews the access token and nothing else; the device's only tells the sign-in throttle that this
 * browser signed in before; the door's says at which door a device is, and goes along with the door's own calls alone. Behind
 * https the first two carry the `__Host-` prefix, the door's, which has a path, `__Secure-`.
 */
export type CookieName = 'session' | 'device' | 'door';

const spelled = (name: CookieName, secure: boolean) => {
  const prefix = name === 'door' ? '__Secure-' : '__Host-';
  return `${secure ? prefix : ''}muster-${name}`;
};

export function readCookie(request: FastifyRequest, name: CookieName, publicUrl: string): string | undefined {
  const value = request.cookies[spelled(name, isSecure(publicUrl))];
  return value && value.length <= 200 ? value : undefined;
}

export function setCookie(
  reply: FastifyReply,
  name: CookieName,
  value: string,
  expires: Date,
  publicUrl: string,
): void {
  reply.setCookie(spelled(name, isSecure(publicUrl)), value, { ...attributes(name, publicUrl), expires });
}

export function dropCookie(reply: FastifyReply, name: CookieName, publicUrl: string): void {
  reply.clearCookie(spelled(name, isSecure(publicUrl)), attributes(name, publicUrl));
}

const attributes = (name: CookieName, publicUrl: string) =>
  ({
    path: name === 'door' ? '/api/door' : '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(publicUrl),
  }) as const;

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * Whether a request that relies on the cookie comes from our own pages: browsers name the page in `Origin` or
 * tell by `Sec-Fetch-Site`; what sends neither is no browser and holds its cookies itself.
 */
export function comesFromOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  // Where the address is one of TLS, a page without it is somebody's who stands between.
  const refused = isSecure(publicUrl) && origin.startsWith('http:');
  return !refused && origin === `${request.protocol}://${request.host}`;
}
