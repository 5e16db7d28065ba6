/** One heading of a policy with what stands under it. */
export interface PolicySection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** What a heading is called in an address: `/refund-policy#exchanging-a-size`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A policy page (specification, section 2): its numbers are those of section 9. */
export interface Policy {
  path: string;
  title: string;
  intro: string;
  sections: readonly PolicySection[];
}
