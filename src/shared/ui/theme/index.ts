export {
  acrossGutters,
  lineClamp,
  onPicture,
  scrollingRow,
  stickyBelowHeader,
  touchTarget,
  underlined,
} from './mixins';
export { themeOf } from './theme';
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
