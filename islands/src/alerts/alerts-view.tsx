/** @jsxImportSource ../plain */
/** The alerts, without React. The macro `alerts_markup` in templates/islands/alerts.html is their twin. */
import type { AlertsLabels } from "../api/props.gen";
import type { Content, Drawn } from "../plain/jsx-runtime";
import type { Alert } from "./shared/alerts";

/** The bar while there is no connection, or after live prices have ended. */
export function barView(words: string): Drawn {
  return (<p className="alerts-offline">{words}</p>) as Drawn;
}

/** An alert. */
export function alertView({ type, title, text }: Alert, { close }: AlertsLabels): Drawn {
  const view: Content = (
    <div className="alert" data-testid="alert" data-type={type}>
      <div className="alert-words">
        <p className="alert-title">{title}</p>
        {text && <p className="alert-text">{text}</p>}
      </div>
      <button type="button" className="alert-close" aria-label={close}>
        <i className="icon icon-close" />
      </button>
    </div>
  );
  return view as Drawn;
}
