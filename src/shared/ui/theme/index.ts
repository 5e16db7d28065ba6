export {
  amountRow,
  fullBleed,
  hitArea,
  lineClamp,
  onPicture,
  scrollingRow,
  cardRows,
  cardRowGap,
  cardsInRows,
  cardTexts,
  spreadRow,
  stickyBelowHeader,
  touchTarget,
  underlined,
} from './mixins';
export { themeOf } from './theme';
export {
  barPx,
  color,
  font,
  gutter,
  media,
  motion,
  focusRingRoomPx,
  screenShape,
  sectionPadding,
  space,
  touchTargetPx,
} from './tokens';
export { labelText, typography } from './typography';
