import type { OtherErrorCode } from "../api/wire.gen";

/** A code of the operator that this version does not know. */
export function otherCode(code: string): OtherErrorCode {
  return code as unknown as OtherErrorCode;
}
