import Box from '@mui/material/Box';
import encodeQR from 'qr';

import { i18n } from '@contract/i18n';
import { color } from '@/shared/ui/theme';

/** The modules of a code with its quiet zone; null when the text is too long for one. */
const modulesOf = (text: string): boolean[][] | null => {
  try {
    return encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  } catch {
    return null;
  }
};

/** A URL as a QR code, dark on light in every color scheme; nothing when it is too long. */
export const QrCode = ({ text }: { text: string }) => {
  const modules = modulesOf(text);
  if (modules === null) return null;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={i18n.t('QR code of the link')}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      sx={{
        inlineSize: 'min(100%, 232px)',
        aspectRatio: '1',
        forcedColorAdjust: 'none',
      }}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill={color.ink} />
    </Box>
  );
};
