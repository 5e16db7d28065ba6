import { Link, type LinkProps } from 'react-router';

type RouterLinkProps = Omit<LinkProps, 'to'> & { href: string };

/** The anchor of every Material UI link and button with an `href`: the router follows it. */
export const RouterLink = ({ href, ...rest }: RouterLinkProps) => <Link to={href} {...rest} />;
