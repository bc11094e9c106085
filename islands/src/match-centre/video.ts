/**
 * Plays an HLS playlist in a video element: by the browser itself where it can, otherwise with hls.js, which
 * is loaded then.
 */
import type { NoStream } from "./streams";

const HLS = "application/vnd.apple.mpegurl";

/** What is played. */
export interface Playlist {
  readonly url: string;
  /** Name of the video, for screen readers. */
  readonly label: string;
  /** Whether it begins without sound: the visitor has not touched this page. */
  readonly isMuted: boolean;
}

/** Plays in `stage`; calls `failed` when that ends by itself. Returns a function that stops it. */
export function playVideo(
  stage: HTMLElement,
  { url, label, isMuted }: Playlist,
  failed: (why: NoStream) => void,
): () => void {
  const video = document.createElement("video");
  Object.assign(video, { controls: true, playsInline: true, muted: isMuted, ariaLabel: label });
  stage.replaceChildren(video);
  let isStopped = false;
  let stop = () => {};
  const fail = (why: NoStream) => {
    if (!isStopped) failed(why);
  };
  const byScript = async () => {
    const module = await import("./hls").catch(() => undefined);
    if (isStopped) return;
    if (!module) return fail("failed");
    const playing = module.attach(video, url, fail);
    if (playing) stop = playing;
    else fail("unsupported");
  };
  if (video.canPlayType(HLS)) {
    video.src = url;
    // Some browsers say that they may, and cannot.
    video.addEventListener("error", () => isStopped || void byScript(), { once: true });
  } else {
    void byScript();
  }
  begin(video);
  return () => {
    isStopped = true;
    stop();
    video.pause();
    video.removeAttribute("src");
    video.load();
    video.remove();
  };
}

/** Begins as soon as there is something to play; without sound where the browser allows no other way. */
function begin(video: HTMLVideoElement): void {
  const play = () =>
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "NotAllowedError") || video.muted)
        return;
      video.muted = true;
      void play();
    });
  video.addEventListener("loadedmetadata", () => void play(), { once: true });
}
