/** One heading of a policy with what stands under it. */
export interface PolicySection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** A policy page (specification, section 2): its numbers are those of section 9. */
export interface Policy {
  path: string;
  title: string;
  intro: string;
  sections: readonly PolicySection[];
}
