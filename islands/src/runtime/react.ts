/**
 * React as the islands use it: one file for all of them, cached separately from our own code. A
 * name that an island imports from React must be listed here; the build fails when one is missing.
 */
export {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
export { jsx, jsxs } from "react/jsx-runtime";
export { createPortal, flushSync } from "react-dom";
export { hydrateRoot } from "react-dom/client";
