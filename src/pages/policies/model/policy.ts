/** A section of a policy. */
export interface PolicySection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** The fragment of a heading: `/refund-policy#exchanging-a-size`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A policy page (section 2): its numbers are those of section 9. */
export interface Policy {
  path: string;
  title: string;
  intro: string;
  sections: readonly PolicySection[];
}
