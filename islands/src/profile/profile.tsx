/** Who the player is, how far they have come, what is in their accounts, and their passkeys. */
import { type ReactNode, useEffect, useState } from "react";
import { hasPasskeys } from "../account/shared/passkeys";
import { nameOf } from "../account/shared/player-name";
import { $settings, loadSettings, moneyText } from "../account/shared/settings";
import { askForm } from "../account/shared/sign-in";
import { siteConfig } from "../api/config";
import { later } from "../api/patience";
import { type CompPoints, fetchPoints, fetchStatusGroups, type StatusGroup } from "../api/profile";
import type { Account, Player } from "../api/schemas/player";
import { type Translate, withMessages } from "../messages/messages";
import { reportError } from "../report/report";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { progressOf } from "./progress";

/** What the operator says of a player's points and levels. */
interface Standing {
  readonly points: CompPoints;
  readonly groups: readonly StatusGroup[];
}

/** The profile of a player who has signed in. */
export function Profile({
  say,
  player,
  accounts,
}: {
  readonly say: Translate;
  readonly player: Player;
  readonly accounts: readonly Account[];
}): ReactNode {
  const { email, auth_phone_number: phone } = player;
  const name = nameOf(player);
  return (
    <div data-testid="profile">
      <dl className="profile-facts">
        {/* Without a name it is what follows. */}
        {![email, phone, player.mobile_phone].includes(name) && (
          <div>
            <dt>{say("profile-name")}</dt>
            <dd>
              <bdi data-testid="profile-name">{name}</bdi>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{say("profile-email")}</dt>
            <dd>
              <bdi>{email}</bdi>
              <button
                type="button"
                className="form-other"
                data-testid="profile-password"
                onClick={() => askForm("password-new")}
              >
                {say("profile-password")}
              </button>
            </dd>
          </div>
        )}
        <div>
          <dt>{say("profile-phone")}</dt>
          <dd>
            <PhoneNumber say={say} player={player} key={player.id} />
          </dd>
        </div>
      </dl>
      <Levels say={say} key={player.id} />
      <Balances say={say} accounts={accounts} />
      <p className="profile-note">{say("profile-documents")}</p>
      {hasPasskeys() && <PasskeySection key={player.id} />}
    </div>
  );
}

/** The number that the player signs in with, and whether it is verified, once the operator has said so. */
function PhoneNumber({
  say,
  player,
}: {
  readonly say: Translate;
  readonly player: Player;
}): ReactNode {
  const { auth_phone_number: number } = player;
  const isVerified = useVerified(player);
  return (
    <>
      {number && <bdi dir="ltr">{number}</bdi>}
      {isVerified && <span className="profile-mark">{say("profile-phone-verified")}</span>}
      {(!number || isVerified === false) && (
        <button
          type="button"
          className="form-other"
          data-testid="profile-verify"
          onClick={() => askForm("phone-verification")}
        >
          {say("profile-phone-verify")}
        </button>
      )}
    </>
  );
}

/** Whether the operator says that the player's number is verified; undefined while it has not said so, or without one. */
function useVerified(player: Player): boolean | undefined {
  const [isVerified, setVerified] = useState<boolean>();
  useEffect(() => {
    setVerified(undefined);
    if (!player.auth_phone_number) return;
    let isOver = false;
    void later(() => import("../account/shared/phone"))
      .then(({ isPhoneVerified }) => isPhoneVerified(player))
      .then((answer) => {
        if (!isOver) setVerified(answer);
      });
    return () => {
      isOver = true;
    };
  }, [player]);
  return isVerified;
}

const loadPasskeys = () => withMessages("passkeys", import("./passkeys"));

/** The section of the passkeys, which has its place before they are loaded. */
function PasskeySection(): ReactNode {
  const loaded = useLater(loadPasskeys, true);
  return (
    <section className="profile-passkeys" data-testid="passkeys" aria-busy={!loaded}>
      {loaded && <loaded.Passkeys />}
    </section>
  );
}

/** Points, and the way to the next level of each ladder. */
function Levels({ say }: { readonly say: Translate }): ReactNode {
  const [standing, setStanding] = useState<Standing | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    setStanding(undefined);
    Promise.all([fetchPoints(), fetchStatusGroups()]).then(
      ([points, groups]) => {
        if (!isOver) setStanding({ points, groups });
      },
      (error: unknown) => {
        reportError(error, "the profile could not be loaded");
        if (!isOver) setStanding("failed");
      },
    );
    return () => {
      isOver = true;
    };
  }, [tries]);
  if (standing === "failed") {
    return (
      <div className="profile-levels">
        <p role="alert">{say("profile-failed")}</p>
        <button
          type="button"
          className="button-plain"
          data-testid="profile-retry"
          onClick={() => setTries(tries + 1)}
        >
          {say("profile-retry")}
        </button>
      </div>
    );
  }
  if (!standing) return <div className="profile-levels" aria-busy="true" />;
  const { points, groups } = standing;
  const [, second] = groups;
  return (
    <div className="profile-levels">
      <p>
        {say("profile-points")} <b data-testid="profile-points">{numberOf(points.points)}</b>
      </p>
      {groups.map((group) => {
        const { level, next, part } = progressOf(group, points);
        // One ladder needs no name of its own.
        const title = second ? group.name : say("profile-level");
        return (
          <div key={group.id} className="profile-level">
            <p>
              {title} <b data-testid={`profile-${group.id}`}>{level}</b>
            </p>
            <progress value={part} aria-label={title} />
            <p className="profile-next">
              {next
                ? say("profile-next", { level: next.level, count: next.missing })
                : say("profile-top")}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Balances({
  say,
  accounts,
}: {
  readonly say: Translate;
  readonly accounts: readonly Account[];
}): ReactNode {
  const settings = useStore($settings, undefined);
  useEffect(() => void loadSettings(), []);
  return (
    <section className="profile-balances">
      <h2>{say("profile-balances")}</h2>
      <dl className="profile-facts">
        {accounts.map(({ currency, balance }) => {
          return (
            <div key={currency}>
              <dt>{currency}</dt>
              <dd data-testid={`profile-${currency}`}>
                <bdi>{settings ? moneyText(settings, currency, balance) : ""}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function numberOf(points: number): string {
  return new Intl.NumberFormat(`${siteConfig().tag}-u-nu-latn`).format(points);
}
