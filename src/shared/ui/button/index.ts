export { Button } from './button';
export type { ButtonVariant } from './button-styles';
export { buttonBase, buttonVariants, fullWidth } from './button-styles';
