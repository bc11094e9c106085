/** The words of the search, which are loaded before its code runs (`island.ts`). */
import { type MessageArgs, messagesOf } from "../messages/messages";

/** A message of the search. */
export function say(id: string, args?: MessageArgs): string {
  return messagesOf("search")?.(id, args) ?? "";
}
