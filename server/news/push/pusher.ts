import type { PushKey } from '../../records/news/push-key.ts';
import { ClosedRoad, postGuarded, type Road, theInternet } from './guarded-road.ts';
import { type DeviceKeys, sealFor, vapidHeader } from './sealed-push.ts';

export interface PushTo extends DeviceKeys {
  readonly endpoint: string;
}

export interface PushMessage {
  readonly content: object;
  /** A later message of the same topic takes the place of one that is not delivered yet. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
  /** Seconds. */
  readonly ttl: number;
}

/** What a push service made of a message: `gone` where the device will never be reached there again. */
export type Outcome = 'taken' | 'gone' | { readonly failed: unknown };

export interface Pusher {
  push(key: PushKey, to: PushTo, message: PushMessage, now: Temporal.Instant): Promise<Outcome>;
}

/** Hands messages to push services (RFC 8030), encrypted for their devices and signed. */
export function createPusher({ publicUrl }: { readonly publicUrl: string }, road: Road = theInternet): Pusher {
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:muster@localhost';
  return {
    push: async (key, to, { content, topic, urgency, ttl }, now) => {
      const url = new URL(to.endpoint);
      const body = await sealFor(to, JSON.stringify(content)).catch(() => undefined);
      if (!body) return 'gone';
      const headers = {
        authorization: vapidHeader(key, { origin: url.origin, contact, now }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ...{ ttl: String(ttl), urgency, topic },
      };
      try {
        const status = await postGuarded(road, url, { headers, body });
        if (status >= 200 && status < 300) return 'taken';
        return status === 404 || status === 410 ? 'gone' : { failed: new Error(`The push service said ${status}.`) };
      } catch (error) {
        return error instanceof ClosedRoad ? 'gone' : { failed: error };
      }
    },
  };
}
