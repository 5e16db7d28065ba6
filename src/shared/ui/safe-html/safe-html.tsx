import { styled } from '@mui/material/styles';
import { useContext, useEffect, useState } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';
import { color, space, typography } from '@/shared/ui/theme';

import { loadSanitizer } from './load-sanitizer';
import type { SafeMarkup } from './sanitize';
import { ServerSanitizerContext } from './server-sanitizer-context';

interface SafeHtmlProps {
  /** HTML from the provider. */
  html: string;
}

interface SanitizedHtml {
  /** The HTML that `markup` was made from. */
  source: string;
  /** Kept as one object: React writes the HTML again for a new one. */
  markup: { __html: SafeMarkup } | null;
}

const Prose = styled('div')({
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '& > * + *': { marginBlockStart: space(4) },
  '& h1, & h2, & h3, & h4': { ...typography.h4, marginBlockStart: space(6) },
  '& ul, & ol': { paddingInlineStart: space(5) },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: color.stone },
  '& li + li': { marginBlockStart: space(1.5) },
  '& table': { borderCollapse: 'collapse', inlineSize: '100%' },
  '& td, & th': {
    paddingBlock: space(2),
    paddingInlineEnd: space(4),
    textAlign: 'start',
    borderBlockEnd: `1px solid ${color.line}`,
  },
});

const wordsOf = (html: string): string => html.replace(/<[^<>]*>/g, ' ');

/** In the browser React compares this with the server's HTML, without writing it. */
const firstMarkup = (html: string, sanitizeOnServer: ((html: string) => string) | null) => {
  if (sanitizeOnServer !== null) return { __html: sanitizeOnServer(html) };
  return typeof window === 'undefined' ? null : { __html: html };
};

/**
 * The provider's HTML, always sanitized. What the server renders passes the server's sanitizer, and
 * hydration keeps it as it is. All other HTML passes DOMPurify in the browser, which is loaded on
 * demand.
 */
export const SafeHtml = ({ html }: SafeHtmlProps) => {
  const hydrated = useIsHydrated();
  const sanitizeOnServer = useContext(ServerSanitizerContext);
  const [shown, setShown] = useState<SanitizedHtml | null>(() =>
    hydrated ? null : { source: html, markup: firstMarkup(html, sanitizeOnServer) },
  );

  useEffect(() => {
    if (shown?.source === html) return undefined;
    let current = true;
    loadSanitizer().then(
      ({ sanitize }) => {
        if (current) setShown({ source: html, markup: { __html: sanitize(html) } });
      },
      () => {
        // The sanitizer failed to load: plain text needs none.
        if (current) setShown({ source: html, markup: null });
      },
    );
    return () => {
      current = false;
    };
  }, [html, shown]);

  // Invisible, the words keep about the room that they take once they are clean.
  if (shown?.source !== html) {
    return (
      <Prose key="room" aria-busy="true" style={{ visibility: 'hidden' }}>
        {wordsOf(html)}
      </Prose>
    );
  }
  if (shown.markup === null) return <Prose>{wordsOf(html)}</Prose>;
  return <Prose dangerouslySetInnerHTML={shown.markup} />;
};
