/** Whether the page itself says how payments end, so that no toast does. */

let places = 0;

/** A dialog for paying in is open, which says it; returns a function that ends this. */
export function tellPayments(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

/** Whether such a dialog is open. */
export function arePaymentsTold(): boolean {
  return places > 0;
}
