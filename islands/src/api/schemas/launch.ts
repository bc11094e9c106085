/** Products besides sports, as far as the islands read them. */
import * as v from "valibot";
import type * as wire from "../wire.gen";
import { flag, like, reader } from "./schema";

const products = like<wire.AdditionalProviders>()({ horse_racing: flag, lotto: flag });

/** Which products the operator has. */
export const readProducts = reader(like<wire.Settings>()({ additional_providers: products }));

/** It becomes the source of a frame, so an address that runs a script is refused. */
const address = v.custom<string>(
  (value) => typeof value === "string" && /^https?:\/\//.test(value),
  "an address that begins with http:// or https://",
);

/** The address of a provider's page. */
export const readLaunchUrl = reader(like<wire.LaunchUrl>()({ url: address }));
