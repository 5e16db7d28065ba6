import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';

import type { Answers, Shop } from './shop';

/** A component in one state. */
export interface State {
  element: ReactElement;
  /** What the provider responds instead of what the demo shop does. */
  answers?: Answers;
  /** Whether the demo customer is logged in. Default: nobody is. */
  customer?: boolean;
  /** The page's path. Default: `/`. */
  path?: string;
  /** The actions that are dispatched first. */
  actions?: UnknownAction[];
  /** The texts that are entered first, by the names of the fields. */
  fill?: Record<string, string>;
  /** What is typed into the search then. */
  search?: string;
  /** The CSS selector of an element that is there only once it has been loaded. */
  awaited?: string;
  /** The CSS selectors of the elements that are pressed then, in order. */
  press?: string[];
}

/** A component in all its states. */
export interface Entry {
  /** The states by a title in English: `Busy`. */
  states: (shop: Shop) => Record<string, ReactElement | State>;
  /** The width of a state in px, for what is not as wide as the page. */
  width?: number;
  /**
   * Each state has a frame of its own with this height in px, for what covers a page or is at its edge.
   */
  frame?: number;
}

/** A family of components, by the names that their slices export. */
export type Sheet = Record<string, Entry>;
