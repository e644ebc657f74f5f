import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const uint32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((it) => it & 255));

interface Asked {
  readonly challenge: string;
}

interface Pages {
  readonly rpId: string;
  readonly origin: string;
}

/** An authenticator with one passkey, as a phone has it: it makes real attestations and signatures. */
export function createAuthenticator({ rpId, origin }: Pages) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;

  const authData = (flags: number, attested: readonly Uint8Array[] = []) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), ...attested]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: base64url(credentialId), rawId: base64url(credentialId), type: 'public-key' as const };

  return {
    /** What a browser answers to `navigator.credentials.create`. */
    register: (options: unknown) => {
      // COSE: EC2, ES256, P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = authData(0x45, [Buffer.alloc(16), length, credentialId, key]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', (options as Asked).challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...credential, response, clientExtensionResults: {} };
    },
    /** What a browser answers to `navigator.credentials.get`; `verified` by finger, face or PIN. */
    sign: (options: unknown, { verified = true } = {}) => {
      counter += 1;
      const data = authData(verified ? 0x05 : 0x01);
      const client = clientData('webauthn.get', (options as Asked).challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...credential, response, clientExtensionResults: {} };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
