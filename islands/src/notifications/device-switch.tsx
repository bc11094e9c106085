/** The switch of notifications on this device. Loaded where the site and the browser have them. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SitePush } from "../api/props.gen";
import type { Translate } from "../messages/messages";
import { reportError } from "../report/report";
import { isChosen, isNotified, switchOff, switchOn } from "./device";
import { Switch } from "./switch";

/** The switch of a player, and why it could not be turned. */
export function DeviceSwitch({
  push,
  player,
  say,
}: {
  readonly push: SitePush;
  readonly player: number;
  readonly say: Translate;
}): ReactNode {
  const [isOn, setOn] = useState(() => isNotified(player));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const wasTurned = useRef(false);
  useEffect(() => {
    if (!isNotified(player)) return;
    let isOver = false;
    isChosen().then(
      (is) => isOver || wasTurned.current || setOn(is),
      (error: unknown) => reportError(error, "which device is notified could not be asked"),
    );
    return () => {
      isOver = true;
    };
  }, [player]);
  const turn = async () => {
    wasTurned.current = true;
    setBusy(true);
    setProblem("");
    try {
      if (isOn) {
        await switchOff(push);
        setOn(false);
      } else {
        const permission = await switchOn(push, player);
        setOn(permission === "granted");
        if (permission === "denied") setProblem("notifications-here-denied");
      }
    } catch (error) {
      reportError(error, "notifications on this device could not be switched");
      setProblem(isOn ? "notifications-here-off-failed" : "notifications-here-on-failed");
    }
    setBusy(false);
  };
  return (
    <>
      <Switch
        id="notifications-here"
        label={say("notifications-here")}
        isOn={isOn}
        isBusy={isBusy}
        onTurn={() => void turn()}
      />
      {problem && (
        <p className="notifications-failed" role="alert" data-testid="notifications-here-problem">
          {say(problem)}
        </p>
      )}
    </>
  );
}
