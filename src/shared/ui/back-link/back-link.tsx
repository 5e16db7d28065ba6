import styled from '@emotion/styled';

import { Icon } from '@/shared/ui/icon';
import { QuietLink } from '@/shared/ui/link';
import { color, space, touchTargetPx } from '@/shared/ui/theme';

interface BackLinkProps {
  to: string;
  /** Where it leads, e.g. 'Back to profile'. */
  label: string;
}

const Back = styled(QuietLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: touchTargetPx,
  marginBlockEnd: space(4),
  fontSize: '0.875rem',
  color: color.ash,
});

/** The way back from a page to the one it belongs to. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Back to={to}>
    <Icon name="arrow-start" size={18} />
    {label}
  </Back>
);
