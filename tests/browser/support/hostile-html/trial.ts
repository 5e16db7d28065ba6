/** One hostile text, as it came and as the provider stored it. */
export interface Trial {
  html: string;
  stored: string;
}

/** How a text reaches the page. */
export type Way =
  /** A provider that sanitises nothing: the shop's sanitiser is alone. */
  | 'raw, by SafeHtml'
  /** In the document that the server sends: the provider's sanitiser is alone. */
  | 'stored, in the document'
  | 'stored, by SafeHtml';

/** What one browser saw. */
export interface TrialReport {
  agent: string;
  /** What ran or was left over, and of which text. */
  findings: string[];
  /** The texts tried, for each way. */
  tried: Record<Way, number>;
  /** Whether harmless HTML came through unchanged. */
  harmlessKept: boolean;
  /** How much a page without a sanitiser would have run: the trial sees what it is to see. */
  ranUnsanitised: number;
}

/** HTML that every sanitiser has to leave as it is. */
export const harmless = '<p>One <strong>two</strong></p><ul><li>three</li></ul>';
