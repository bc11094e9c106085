/** Products that a provider shows in a page of its own. */
import { call } from "./client";
import { readLaunchUrl, readProducts } from "./schemas/launch";
import type { AdditionalProviders, LaunchApp } from "./wire.gen";

const V2 = "/api/v2";

/**
 * The address of a provider's page for the signed-in player (`POST /virtual-wallet/{provider}/launch`);
 * none if the operator has closed the product (`GET /settings`).
 */
export async function launchUrl(provider: string): Promise<string | undefined> {
  const settings = await call({ method: "GET", path: `${V2}/settings`, read: readProducts });
  const products = settings.data.additional_providers;
  if (!products[provider as keyof AdditionalProviders]) return undefined;
  const body: LaunchApp = { app: provider };
  const path = `${V2}/virtual-wallet/${provider}/launch`;
  return (await call({ method: "POST", path, body, read: readLaunchUrl })).data.url;
}
