/** Tokens of the push: of the connection, and of channels that begin with a dollar sign. */
import { UnauthorizedError } from "centrifuge";
import { call } from "../api/client";
import { isStatus } from "../api/errors";
import { all, fields, type Reader, text } from "../api/read";
import type { ChannelToken, PushToken } from "../api/wire.gen";

/** A token for the signed-in player's connection. */
export async function connectionToken(): Promise<string> {
  const path = "/api/v2/websocket/token";
  return (await authorized(call({ method: "POST", path, read: readToken }))).data.token;
}

/** A token for a channel. */
export async function channelToken(channel: string): Promise<string> {
  const body = { channels: [channel] };
  const path = "/api/v2/websocket/authorize";
  const { data } = await authorized(call({ method: "POST", path, body, read: all(readChannel) }));
  const token = data.find((one) => one.channel === channel)?.token;
  if (!token) throw new UnauthorizedError(`no token for ${channel}`);
  return token;
}

const readToken: Reader<PushToken> = (value, at) => ({
  token: fields(value, at)("token", text),
});

const readChannel: Reader<ChannelToken> = (value, at) => ({
  ...readToken(value, at),
  channel: fields(value, at)("channel", text),
});

/** Turns a refusal into the client's own error: it disconnects instead of retrying. */
async function authorized<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isStatus(error, 401) || isStatus(error, 403)) throw new UnauthorizedError(String(error));
    throw error;
  }
}
