/** All rows. */

import type { Row } from "../../testing/row";
import { bonuses, freebets } from "./bonuses";
import { codes, placing, quickBets, quickRefusals, signOut, tickets } from "./placing";
import { events, live, updates } from "./selections";
import { adding, rescaling, types, validation } from "./slips";

export const ROWS: readonly Row[] = [
  ...events,
  ...tickets,
  ...quickBets,
  ...types,
  ...adding,
  ...updates,
  ...rescaling,
  ...bonuses,
  ...signOut,
  ...live,
  ...placing,
  ...freebets,
  ...quickRefusals,
  ...validation,
  ...codes,
];
