/** One server-sent event: what it is called, and its data as they were written. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads server-sent events until the server ends them, those that come together at once. `EventSource` cannot bring the
 * token; comments, ids and waiting times are for it, and passed over.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  heard: (events: readonly ServerEvent[]) => void,
): Promise<void> {
  let rest = '';
  for await (const text of chunksOf(body.pipeThrough(new TextDecoderStream()))) {
    const parts = `${rest}${text}`.split('\n\n');
    rest = parts.pop() ?? '';
    const events = parts.map(eventOf).filter((it) => it.event !== '');
    if (events.length > 0) heard(events);
  }
}

/** Not every browser iterates a stream by itself. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}

function eventOf(part: string): ServerEvent {
  const fields = new Map(part.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
  return { event: fields.get('event') ?? '', data: fields.get('data') ?? '' };
}
