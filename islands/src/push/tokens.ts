/**
 * Tokens of the push: of the connection, and of channels that begin with a dollar sign. A page asks for them, also for
 * the shared worker; only a signed-in player needs any.
 */
import { call } from "../api/client";
import { isStatus } from "../api/errors";
import { all, fields, type Reader, text } from "../api/read";
import type { ChannelToken, PushToken } from "../api/wire.gen";
import type { TokenAnswer } from "./messages";

/** Asks for a token: of a channel, or of the connection. */
export async function tokenFor(channel: string | null): Promise<TokenAnswer> {
  try {
    const token = await (channel === null ? connectionToken() : channelToken(channel));
    return token ? { token } : { none: "refused" };
  } catch (error) {
    if (isStatus(error, 401)) return { none: "expired" };
    return isStatus(error, 403) ? { none: "refused" } : { failed: String(error) };
  }
}

async function connectionToken(): Promise<string> {
  const path = "/api/v2/websocket/token";
  return (await call({ method: "POST", path, read: readToken })).data.token;
}

async function channelToken(channel: string): Promise<string | undefined> {
  const body = { channels: [channel] };
  const path = "/api/v2/websocket/authorize";
  const { data } = await call({ method: "POST", path, body, read: all(readChannel) });
  return data.find((one) => one.channel === channel)?.token;
}

const readToken: Reader<PushToken> = (value, at) => ({
  token: fields(value, at)("token", text),
});

const readChannel: Reader<ChannelToken> = (value, at) => ({
  ...readToken(value, at),
  channel: fields(value, at)("channel", text),
});
