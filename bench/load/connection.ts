import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  /** Holds until the connection is asked again. */
  readonly body: Buffer;
}

/** A keep-alive HTTP/1.1 connection that asks one thing at a time, so lean that the server stays the slower half. */
export interface Connection {
  ask(request: string): Promise<Answer>;
  close(): void;
}

/** For the first answer; longer ones make it grow. */
const ROOM_BYTES = 32_768;

export async function openConnection(port: number): Promise<Connection> {
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  let room: Buffer = Buffer.allocUnsafe(ROOM_BYTES);
  let filled = 0;
  /** Where the socket reads to: one room for all answers, since making it anew for each is work of this half. */
  const free = () => {
    if (filled === room.length) room = Buffer.concat([room], 2 * room.length);
    return room.subarray(filled);
  };
  const read = (bytes: number) => {
    filled += bytes;
    const answer = wholeAnswer(room.subarray(0, filled));
    if (answer) {
      filled = 0;
      const asked = waiting;
      waiting = undefined;
      asked?.resolve(answer);
    }
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: free, callback: read } });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Our servers all say how long their answers are. */
function wholeAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  const bodyStart = headEnd + HEAD_END.length;
  if (received.length < bodyStart + Number(length)) return undefined;
  return { status: Number(head.slice(9, 12)), body: received.subarray(bodyStart, bodyStart + Number(length)) };
}

/** The text of a request, body and all. */
export function requestText(method: 'GET' | 'POST', path: string, token: string, body?: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
