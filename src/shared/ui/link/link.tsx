import styled from '@emotion/styled';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

import { buttonBase, type ButtonVariant, buttonVariants, fullWidth } from '@/shared/ui/button';
import { motion } from '@/shared/ui/theme';

type LinkProps = RouterLinkProps;

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  transition: `text-decoration-color ${motion.touch} ${motion.easing}`,
} as const;

/** A link of the shop inside text: underlined until the pointer is on it. */
export const Link = styled(RouterLink)<LinkProps>({
  ...underline,
  color: 'inherit',
  '&:hover': { textDecorationColor: 'transparent' },
});

/** A link of the shop in a list of links: underlined only while the pointer is on it. */
export const QuietLink = styled(RouterLink)<LinkProps>({
  ...underline,
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
});

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  fullWidth?: boolean;
}

/** A link that looks like a button, for going somewhere. */
export const ButtonLink = styled(RouterLink, {
  shouldForwardProp: (prop) => prop !== 'variant' && prop !== 'fullWidth',
})<ButtonLinkProps>(
  buttonBase,
  ({ variant = 'primary' }) => buttonVariants[variant],
  (props) => props.fullWidth && fullWidth,
);
