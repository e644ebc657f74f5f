import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const it of chunks) controller.enqueue(new TextEncoder().encode(it));
      controller.close();
    },
  });

test('events are read however they are cut, and what is none is passed over', async () => {
  const heard: ServerEvent[][] = [];
  await readEvents(
    streamOf('retry: 5000\n\nid: 1\nevent: change\nda', 'ta: {"a":1}\n\nevent: ping\ndata: {}\n\n', 'event: chan'),
    (events) => heard.push([...events]),
  );
  expect(heard).toEqual([
    [
      { event: 'change', data: '{"a":1}' },
      { event: 'ping', data: '{}' },
    ],
  ]);
});
