export { fontPreloads } from './font-preloads';
export { lineClamp } from './line-clamp';
export { theme } from './theme';
export {
  color,
  font,
  gutter,
  media,
  motion,
  ringRoomPx,
  screenShape,
  space,
  touchTargetPx,
} from './tokens';
export { headingText, labelText } from './typography';
