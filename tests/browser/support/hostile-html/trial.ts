/** One hostile text, as it came and as the provider stored it. */
export interface Trial {
  html: string;
  stored: string;
}

/** How a text reaches the page. */
export type Way =
  /** A provider that sanitizes nothing: the shop's sanitizer is alone. */
  | 'raw, by SafeHtml'
  /** In the document that the server sends: the provider's sanitizer is alone. */
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
  /** How much a page without a sanitizer would have run: the trial sees what it is to see. */
  ranUnsanitized: number;
}

/** HTML that every sanitizer has to leave as it is. */
export const harmless = '<p>One <strong>two</strong></p><ul><li>three</li></ul>';
