/** What a player is called. */
import type { Player } from "../../api/schemas/player";

/** The name that the player has chosen; else first and last name; else what the player signs in with. */
export function nameOf(player: Player): string {
  const { nickname, first_name, last_name, email, auth_phone_number, mobile_phone } = player;
  const names = [first_name, last_name].filter(Boolean).join(" ");
  return nickname || names || email || auth_phone_number || mobile_phone || "";
}
