/**
 * Whether what is live on the page can be trusted. It cannot while the push is lost for more than a
 * moment, after it has ended, and after the page slept until the operator was asked again. The page
 * then shows it (`data-stale`).
 */

/** What is live on the page counts as outdated when the push is lost for this long, in milliseconds. */
export const STALE_MS = 5000;

export class Freshness {
  private isFollowing = false;
  private isListening = false;
  private isLost = false;
  private hasEnded = false;
  private isDoubtful = false;
  private isAsked = false;
  /** Whether the push is lost, and the page waits for {@link STALE_MS} or has waited. */
  private isWaiting = false;
  private lost: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  /** `ask` fetches the current state of the page; it resolves when the page shows that. */
  constructor(private readonly ask: () => Promise<void>) {}

  /** Whether the operator was asked, and every change since then has arrived or is being asked for. */
  get wasAsked(): boolean {
    return this.isAsked;
  }

  /** The page is to hear of changes. */
  follow(): void {
    this.isFollowing = true;
    this.silent();
  }

  /** The page needs to hear of no changes. */
  unfollow(): void {
    this.isFollowing = false;
    this.rest();
    this.isLost = false;
    // What changes from now on is missed.
    this.isAsked = false;
    this.show();
  }

  /** The page hears of changes, from now on or still. */
  listening(): void {
    this.stopWaiting();
    this.isListening = true;
    this.isLost = false;
    this.hasEnded = false;
    this.show();
    // What was asked before may lack a change that came between the answer and this.
    if (!this.isAsked) this.refresh();
  }

  /** The page hears of changes no longer, for now. */
  silent(): void {
    this.isListening = false;
    // Each attempt says so anew.
    if (!this.isFollowing || this.isWaiting) return;
    this.isWaiting = true;
    this.lost = setTimeout(() => {
      this.isLost = true;
      this.show();
    }, STALE_MS);
  }

  /** The page will hear of no more changes. */
  ended(): void {
    this.stopWaiting();
    this.isListening = false;
    this.hasEnded = true;
    this.show();
  }

  /** Time has passed that the page knows nothing of. */
  doubt(): void {
    this.isDoubtful = true;
    this.show();
  }

  /** The page is hidden: it hears of nothing, on purpose. */
  rest(): void {
    this.stopWaiting();
    this.isListening = false;
  }

  /** Asks for the current state. */
  refresh(): void {
    if (this.isListening) this.isAsked = true;
    this.turn += 1;
    const mine = this.turn;
    void this.ask().then(() => {
      if (mine !== this.turn) return;
      this.isDoubtful = false;
      this.show();
    });
  }

  private stopWaiting(): void {
    clearTimeout(this.lost);
    this.isWaiting = false;
  }

  private show(): void {
    const isStale = this.isLost || this.hasEnded || this.isDoubtful;
    document.documentElement.toggleAttribute("data-stale", isStale);
  }
}
