import styled from '@emotion/styled';

import { Icon } from '@/shared/ui/icon';
import { color, font } from '@/shared/ui/theme';

interface AvatarProps {
  /** The customer's picture, or '' for the placeholder. */
  image: string;
  name: string;
}

const Round = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 88,
  blockSize: 88,
  borderRadius: '50%',
  overflow: 'hidden',
  backgroundColor: color.sand,
  fontFamily: font.display,
  fontSize: '2rem',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** The customer's picture, else the first letter of the name, else a figure. */
export const Avatar = ({ image, name }: AvatarProps) => {
  const letter = name.trim().charAt(0).toUpperCase();
  if (image !== '') {
    return (
      <Round>
        <img src={image} alt="" />
      </Round>
    );
  }
  return (
    <Round aria-hidden="true">{letter === '' ? <Icon name="user" size={32} /> : letter}</Round>
  );
};
