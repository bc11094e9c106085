/** A price in React, which renders it once, as it was prerendered. */
import {
  createElement,
  memo,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { markPrice } from "../core/slip-marks";
import { watchPrice } from "../plain/writer";
import { type PriceProps, priceView } from "./price-view";

/** One price button. Use the price's key as its React key: it never changes to another price. */
export const PriceButton = memo(
  function PriceButton(props: PriceProps): ReactNode {
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
      const element = button.current;
      if (!element) return;
      markPrice(element);
      return watchPrice(element);
    }, []);
    return priceView<ReactElement>(createElement, props, { ref: button });
  },
  // Everything that changes belongs to the writer, so it is never re-rendered.
  () => true,
);
