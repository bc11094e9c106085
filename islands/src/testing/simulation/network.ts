/**
 * A simulated way to an operator: answers get lost, gateways give up before the operator is done, connections are cut,
 * sessions end. What the operator does with a call is the feature's own (`Operator` of its simulation).
 */

import { ApiError } from "../../api/errors";
import type { ErrorCode } from "../../api/wire.gen";
import { ANSWER_TIME } from "../../betting/doubt";
import type { Draws } from "./random";
import type { VirtualTime } from "./virtual-time";

/** How long a request or an answer is under way at most, in milliseconds. */
const LONGEST_WAY = 1_500;

/** A call that changes something. */
export interface Change<T> {
  /** `POST /bets` */
  readonly name: string;
  /** Its number among the calls. */
  readonly call: number;
  /** The call has arrived: what the operator does with it. */
  readonly take: () => Promise<T>;
  /** Whether the page that made it is still open. */
  readonly isOpen: () => boolean;
  /** Whether the operator lets the browser repeat it. */
  readonly mayRepeat: boolean;
}

/** The way to an operator. */
export abstract class Network {
  /** The player of the session that all tabs share. */
  session: number | undefined;
  isReachable = true;
  /** No more trouble: every call is answered. */
  isCalm = false;
  /** Calls that were taken, and whose repetition by the browser was refused: things had changed between the two. */
  readonly contradicted = new Set<number>();

  constructor(
    readonly time: VirtualTime,
    readonly draws: Draws,
    /** The operator's clock at the beginning, in milliseconds since 1970. */
    readonly epoch: number,
  ) {}

  /** `GET /player`. */
  player(): Promise<number> {
    return new Promise((resolve, reject) => {
      if (!this.isReachable) {
        this.time.after(10, () => reject(new ApiError("unanswered", 0, "GET /player")));
        return;
      }
      this.later(() => {
        const { session } = this;
        this.later(() => (session ? resolve(session) : reject(refusal(401, "unauthorized"))));
      });
    });
  }

  /** Makes a call that changes something. */
  protected change<T>({ name, call, take, isOpen, mayRepeat }: Change<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new ApiError("unanswered", 0, name));
      this.time.after(ANSWER_TIME, lose);
      if (!this.isReachable) return this.time.after(10, lose);
      const { draws } = this;
      const isLost = !this.isCalm && draws.chance(0.1);
      const breaks = !this.isCalm && draws.chance(0.25);
      const gatewayEnds = !this.isCalm && draws.chance(0.1) ? draws.whole(100, 15_000) : undefined;
      if (isLost) return this.time.after(draws.whole(10, 3_000), lose);
      if (gatewayEnds !== undefined) {
        this.time.after(gatewayEnds, () => reject(new ApiError("failed", 504, name)));
      }
      const arrive = (isAnswered: boolean) => {
        const work = take();
        if (isRepeated && isAnswered) work.catch(() => this.contradicted.add(call));
        if (breaks) this.time.after(draws.whole(1, 200), lose);
        const answer = (run: () => void) => {
          if (isAnswered && !breaks && this.isReachable) this.later(run);
        };
        work.then(
          (answers) => answer(() => resolve(answers)),
          (error) => answer(() => reject(error)),
        );
      };
      // When a reused connection is cut, the browser repeats the call by itself: the second answer counts.
      const isRepeated = mayRepeat && !this.isCalm && draws.chance(0.1);
      this.later(() => {
        arrive(!isRepeated);
        if (isRepeated) this.time.after(draws.whole(1, 500), () => isOpen() && arrive(true));
      });
    });
  }

  /** Makes a call that reads something; `answer` makes the answer when the call arrives, or throws a refusal. */
  protected read<T>(name: string, answer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new ApiError("unanswered", 0, name));
      if (!this.isReachable || (!this.isCalm && this.draws.chance(0.2))) {
        return this.time.after(this.draws.whole(10, 5_000), lose);
      }
      this.later(() => {
        try {
          const made = answer();
          this.later(() => resolve(made));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  protected later(run: () => void): void {
    this.time.after(this.draws.whole(5, LONGEST_WAY), run);
  }

  /** The operator's clock. */
  protected now(): number {
    return this.epoch + this.time.now;
  }
}

/** A refusal by the operator. */
export function refusal(status: number, code: ErrorCode): ApiError {
  const error = { code, message: "", details: "", errors_by_bet: [] };
  return new ApiError("refused", status, "a call", error);
}
