import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { color, font } from '@/shared/ui/theme';

/** Only the invoice is printed: no header, footer, buttons or panels. */
const printing = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 18mm' },
      '@media print': {
        'html, body': { backgroundColor: '#fff !important' },
        'body > :not([data-printed-page])': { display: 'none !important' },
      },
    }}
  />
);

const PrintOnly = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    color: color.ink,
    fontFamily: font.text,
    fontSize: '10pt',
    lineHeight: 1.5,
    printColorAdjust: 'exact',
  },
});

/** What is printed instead of the page; hidden on the screen. */
export const PrintedPage = ({ children }: { children: ReactNode }) => (
  <>
    {printing}
    {createPortal(<PrintOnly data-printed-page="">{children}</PrintOnly>, document.body)}
  </>
);
