/** Session key of the ticket (spec 3, storage keys): apart, so that looking costs nothing. */
export const TICKET_KEY = "ticket";
