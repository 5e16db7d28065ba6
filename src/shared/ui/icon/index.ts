export type { IconName } from './icon';
export { Icon } from './icon';
