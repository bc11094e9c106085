/** What the player's own limits leave to stake. Loaded where the operator's maximum may be due to one of them. */
import { fetchUserLimits } from "../../api/limits";
import { shortMoment } from "../../messages/moments";
import { leftOf } from "../rules";

/** The limit that leaves least. */
export interface OwnStake {
  /** In subunits. */
  readonly left: number;
  /** When it is reset, as text; absent where it applies to each bet, or where that is not known. */
  readonly resets?: string | undefined;
}

/** Limits of what is staked. */
const OF_STAKES: ReadonlySet<string> = new Set(["bet", "wager", "loss"]);

/** What they leave in a currency; undefined where none binds. */
export async function fetchOwnStake(currency: string): Promise<OwnStake | undefined> {
  const limits = await fetchUserLimits();
  const own = limits.flatMap((limit) => {
    const isOwn = OF_STAKES.has(limit.type) && limit.currency === currency;
    const left = isOwn ? leftOf(limit) : undefined;
    if (left === undefined) return [];
    return [{ left, resets: limit.resets_at ? shortMoment(limit.resets_at) : undefined }];
  });
  return own.sort((a, b) => a.left - b.left)[0];
}
