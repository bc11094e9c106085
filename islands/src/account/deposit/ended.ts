/** Event of the frame with the platform's page: the page that it led back to says how the payment ended. */
export const PAYMENT_ENDED = "payment-ended";
