/** A websocket whose server is the test: it sees what the client sends, and answers. */

/** A command of the client. */
export interface Command {
  readonly id: number;
  readonly connect?: { readonly token?: string };
  readonly subscribe?: {
    readonly channel: string;
    readonly recover?: boolean;
    readonly offset?: number;
  };
  readonly unsubscribe?: { readonly channel: string };
  readonly refresh?: { readonly token: string };
}

/** Stands in for the browser's `WebSocket`. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  /** How a new socket behaves; by default it opens and accepts everything. */
  static plan: (socket: FakeSocket) => void = (socket) => socket.accept();

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  static reset(): void {
    FakeSocket.all = [];
    FakeSocket.plan = (socket) => socket.accept();
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  readonly sent: Command[] = [];
  isClosed = false;
  /** Answers to commands; undefined leaves one unanswered. */
  answer: (command: Command) => object | undefined = accepted;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
    queueMicrotask(() => FakeSocket.plan(this));
  }

  /** Opens the connection. */
  accept(): void {
    this.onopen?.();
  }

  send(data: string): void {
    for (const line of data.split("\n")) {
      const command = JSON.parse(line) as Command;
      this.sent.push(command);
      const answer = command.id === undefined ? undefined : this.answer(command);
      if (answer) queueMicrotask(() => this.receive({ id: command.id, ...answer }));
    }
  }

  /** The server sends a message, or a text as it is. */
  receive(message: object | string): void {
    if (this.isClosed) return;
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.onmessage?.({ data });
  }

  /** The server publishes in a channel. */
  publish(channel: string, data: unknown, offset = 1): void {
    this.receive({ push: { channel, pub: { data, offset } } });
  }

  /** The server closes the connection; 1006 is what a browser says of a cut one. */
  drop(code = 1006, reason = ""): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.({ code, reason });
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    queueMicrotask(() => this.onclose?.({ code: 1000, reason: "" }));
  }
}

/** Accepts every command. */
export function accepted(command: Command): object {
  if (command.connect) return { connect: { client: "c", ping: 25 } };
  if (command.subscribe) {
    const { recover = false } = command.subscribe;
    return { subscribe: { recoverable: true, epoch: "e", offset: 1, recovered: recover } };
  }
  return command.refresh ? { refresh: { client: "c" } } : { unsubscribe: {} };
}
