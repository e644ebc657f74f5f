/** For whom a passkey is made, and from which pages it may come. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: string[];
}

/**
 * The name that browsers bind passkeys to is that of the public address. They take no number for one: a server that is
 * reached at this machine alone goes by `localhost`, where its pages are to be opened then.
 */
export function relyingParty(publicUrl: string): RelyingParty {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { id: hostname, origins: [origin] };
  return { id: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] };
}
