import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A keep-alive HTTP/1.1 connection that asks one thing at a time, so lean that the server stays the slower half. */
export interface Connection {
  ask(request: string): Promise<Answer>;
  close(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = wholeAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    const asked = waiting;
    waiting = undefined;
    asked?.resolve(answer);
  });
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
