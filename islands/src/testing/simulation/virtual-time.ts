/** Time that only moves when nothing is left to do at the present moment. */

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** A virtual clock and what waits for it. */
export class VirtualTime {
  /** Milliseconds since the beginning. */
  now = 0;
  /** In order of time; what was added first comes first. */
  readonly #waiting: Waiting[] = [];

  /** Runs something after some milliseconds. */
  after(milliseconds: number, run: () => void): void {
    const at = this.now + milliseconds;
    let place = this.#waiting.length;
    while (place > 0 && (this.#waiting[place - 1]?.at ?? 0) > at) place -= 1;
    this.#waiting.splice(place, 0, { at, run });
  }

  /** Moves on to a time; all that is due by then runs, in order. */
  async until(end: number): Promise<void> {
    for (;;) {
      await idle();
      const [next] = this.#waiting;
      if (!next || next.at > end) break;
      this.#waiting.shift();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

/** Resolves when every promise that can go on has gone on. */
function idle(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
