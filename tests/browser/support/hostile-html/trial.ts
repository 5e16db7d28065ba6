/** One hostile text, as it was sent and as the provider stored it. */
export interface Trial {
  html: string;
  stored: string;
}

/** How a text reaches the page. */
export type Way =
  /** The provider sanitizes nothing: only the shop's sanitizer runs. */
  | 'raw, by SafeHtml'
  /** In the document that the server sends: the provider's sanitizer is alone. */
  | 'stored, in the document'
  | 'stored, by SafeHtml';

/** What one browser reported. */
export interface TrialReport {
  agent: string;
  /** What ran or was left over, and of which text. */
  findings: string[];
  /** The texts tried, for each way. */
  tried: Record<Way, number>;
  /** Whether harmless HTML came through unchanged. */
  harmlessKept: boolean;
  /** How many scripts would have run without a sanitizer: shows that the trial detects them. */
  ranUnsanitized: number;
}

/** HTML that every sanitizer must leave unchanged. */
export const harmless = '<p>One <strong>two</strong></p><ul><li>three</li></ul>';
