/**
 * HLS by Media Source Extensions, for browsers without an HLS player of their own. The light build of hls.js:
 * no subtitles, no other sound tracks, no copy protection.
 */
import Hls from "hls.js/light";
import type { NoStream } from "./streams";

/*! hls.js. Copyright (c) 2017 Dailymotion (http://www.dailymotion.com). Apache License 2.0. */

/** Attaches a playlist; undefined where the browser cannot play one. Returns a function that stops it. */
export function attach(
  video: HTMLVideoElement,
  url: string,
  failed: (why: NoStream) => void,
): (() => void) | undefined {
  if (!Hls.isSupported()) return undefined;
  // A worker would need a source of its own in the content security policy.
  const hls = new Hls({ enableWorker: false, maxBufferLength: 20, backBufferLength: 30 });
  let isRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isRecovered) {
      isRecovered = true;
      hls.recoverMediaError();
    } else {
      failed("failed");
    }
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
