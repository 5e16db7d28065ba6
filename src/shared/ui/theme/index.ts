export { fontPreloads } from './font-preloads';
export { GlobalStyles } from './global-styles';
export { theme } from './theme';
export {
  color,
  font,
  gutter,
  headerHeight,
  media,
  motion,
  palette,
  space,
  touchTargetPx,
} from './tokens';
export { headingText, labelText } from './typography';
