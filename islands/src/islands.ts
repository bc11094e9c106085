/**
 * All islands in one file: nearly every page has most of them, one request is cheaper than six, and
 * together they are a fifth smaller than separately.
 */
import "./slip/island";
import "./my-bets/entry";
import "./odds/island";
import "./scoreboard/island";
import "./account/island";
import "./search/island";
import "./match-centre/island";
import "./young-match/island";
import "./listing/island";
import "./limits/island";
import "./favourites/island";
import "./notifications/island";
import "./profile/island";

export { mount } from "./runtime/mount";
