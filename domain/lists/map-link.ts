/** Where something is, in degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** `short`: a link that says where it leads only once it is opened. `none`: there is no place in it. */
export type SpotRead = { readonly spot: Spot } | { readonly reason: 'short' | 'none' };

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}\s*[,~]\s*\+?\s*${NUMBER}`;

/** Links of the common maps, each by where it says the place; what names the place itself goes before the view of it. */
const LINKS: readonly RegExp[] = [
  // Google: the pin of a place.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'g'),
  // OpenStreetMap: its marker.
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`, 'g'),
  // Google, Apple, Bing, and geo: with a question.
  new RegExp(`[?&](?:q|query|coordinate|destination|daddr|ll|sll|center|cp)=(?:loc:)?${PAIR}`, 'g'),
  // OpenStreetMap: the view.
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`, 'g'),
  // Google: the view.
  new RegExp(`/@${PAIR}`, 'g'),
  new RegExp(`^geo:${PAIR}`, 'gi'),
  // A place in the path: Google's search and directions, shared places of HERE.
  new RegExp(`/(?:maps/(?:search|place|dir/.*)|l)/${PAIR}`, 'g'),
];

const SHORTENED = /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org\/go|maps\.apple\/p|bit\.ly|t\.co)\b/i;

/** Reads a pasted link of a map, a `geo:` address, or a pair of coordinates as maps show them. */
export function readSpot(pasted: string): SpotRead {
  const text = decoded(pasted.trim());
  const isLink = /^(https?:\/\/|geo:)/i.test(text);
  const found = isLink ? inLink(text) : (inDegrees(text) ?? inPlainPair(text));
  if (found) return { spot: found };
  return { reason: SHORTENED.test(text) ? 'short' : 'none' };
}

function inLink(link: string): Spot | undefined {
  for (const pattern of LINKS) {
    const [, latitude, longitude] = [...link.matchAll(pattern)].at(-1) ?? [];
    const spot = spotOf(Number(latitude), Number(longitude));
    if (spot) return spot;
  }
  return undefined;
}

/** `16.779, 96.158`, with or without a comma. */
function inPlainPair(text: string): Spot | undefined {
  const [, latitude, longitude] = new RegExp(`^\\(?${NUMBER}(?:\\s*[,;]\\s*|\\s+)${NUMBER}\\)?$`).exec(text) ?? [];
  return spotOf(Number(latitude), Number(longitude));
}

const ANGLE = String.raw`(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″]\s*)?`;

/** `16°46'44.4"N 96°09'28.8"E`, as maps write it. */
function inDegrees(text: string): Spot | undefined {
  const found = new RegExp(`^${ANGLE}([NS])[\\s,]*${ANGLE}([EW])$`, 'i').exec(text);
  if (!found) return undefined;
  const angle = (from: number) => {
    const [degrees, minutes, seconds] = [0, 1, 2].map((n) => Number(found[from + n] ?? 0));
    return (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
  };
  const towards = (letter: string | undefined) => (/[SW]/i.test(letter ?? '') ? -1 : 1);
  return spotOf(angle(1) * towards(found[4]), angle(5) * towards(found[8]));
}

/** Six digits after the point are a hand's breadth. */
const DIGITS = 6;

/** No company stands in the sea where both are nought; maps say so when they know nothing. */
function spotOf(latitude: number, longitude: number): Spot | undefined {
  const there = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return there
    ? { latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) }
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
