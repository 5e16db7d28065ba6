export { fontPreloads } from './font-preloads';
export { lineClamp } from './line-clamp';
export { onPicture } from './on-picture';
export { theme } from './theme';
export {
  color,
  font,
  gutter,
  media,
  motion,
  ringRoomPx,
  screenShape,
  sectionPadding,
  space,
  touchTargetPx,
} from './tokens';
export { headingText, labelText } from './typography';
