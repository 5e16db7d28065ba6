/** The house's palette, as the SPA's tokens have it. */
export const mailColors = {
  ink: '#141210',
  ash: '#524B44',
  line: '#DCD4CA',
  sand: '#EDE7DF',
  paper: '#FBF9F6',
} as const;

/** The same in a mail program whose own paper is dark. */
const dark = { ink: '#FBF9F6', ash: '#BDB3A8', line: '#3D3732', paper: '#141210' } as const;

/** The house's letters where a reader has them, else what comes nearest. */
export const mailFonts = {
  display: "'Cormorant Garamond', Garamond, 'Hoefler Text', Georgia, 'Times New Roman', serif",
  text: "Jost, Futura, 'Century Gothic', 'Helvetica Neue', Arial, sans-serif",
} as const;

/**
 * What inline styles can't say: the dark look. A program that drops it shows the light look, and
 * one that darkens mails by itself finds every colour stated together with what it stands on.
 */
export const mailStyleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.ash}!important}
.rule{border-color:${dark.line}!important}
.button{background-color:${dark.ink}!important;color:${dark.paper}!important}
}
@media (max-width:480px){.wide{width:100%!important}}
`;
