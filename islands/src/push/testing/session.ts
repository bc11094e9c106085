/** A WebTransport session whose server is the test: it sees what the client sends, and answers. */
import { accepted, type Command } from "./socket";

/** Stands in for the browser's `WebTransport`. */
export class FakeSession {
  static all: FakeSession[] = [];
  /** What becomes of a new session; by default it opens. */
  static plan: (session: FakeSession) => void = (session) => session.accept();

  static get last(): FakeSession {
    const last = FakeSession.all.at(-1);
    if (!last) throw new Error("no session was opened");
    return last;
  }

  static reset(): void {
    FakeSession.all = [];
    FakeSession.plan = (session) => session.accept();
  }

  readonly sent: Command[] = [];
  private readonly opening = pending<void>();
  private readonly ending = pending<object>();
  private readonly down = new TransformStream<Uint8Array, Uint8Array>();
  private readonly writer = this.down.writable.getWriter();
  readonly ready = this.opening.promise;
  readonly closed = this.ending.promise;

  constructor(readonly url: string) {
    FakeSession.all.push(this);
    // As a browser's: nobody has to wait for them.
    this.ready.catch(() => {});
    this.closed.catch(() => {});
    queueMicrotask(() => FakeSession.plan(this));
  }

  /** Opens the session. */
  accept(): void {
    this.opening.resolve();
  }

  async createBidirectionalStream(): Promise<object> {
    const decoder = new TextDecoder();
    const writable = new WritableStream<Uint8Array>({
      write: (bytes) => {
        for (const line of decoder.decode(bytes, { stream: true }).split("\n")) {
          if (line) this.take(JSON.parse(line) as Command);
        }
      },
    });
    return { readable: this.down.readable, writable };
  }

  private take(command: Command): void {
    this.sent.push(command);
    if (command.id !== undefined) this.receive({ id: command.id, ...accepted(command) });
  }

  /** The server sends a message; the network cuts it after each of these numbers of bytes. */
  receive(message: object, ...cuts: number[]): void {
    const bytes = new TextEncoder().encode(`${JSON.stringify(message)}\n`);
    let from = 0;
    for (const to of [...cuts, bytes.length]) {
      this.writer.write(bytes.slice(from, to)).catch(() => {});
      from = to;
    }
  }

  /** The session is refused, or ends without a word. */
  drop(): void {
    const lost = new Error("WebTransportError");
    this.opening.reject(lost);
    this.ending.reject(lost);
    this.writer.abort(lost).catch(() => {});
  }

  close(): void {
    this.opening.reject(new Error("WebTransportError"));
    this.ending.resolve({ closeCode: 0, reason: "" });
  }
}

/** A promise, and what settles it. */
function pending<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (why: Error) => void = () => {};
  const promise = new Promise<T>((good, bad) => {
    [resolve, reject] = [good, bad];
  });
  return { promise, resolve, reject };
}
