import MuiAvatar from '@mui/material/Avatar';

import { Icon } from '@/shared/ui/icon';

interface AvatarProps {
  /** The customer's picture, or '' for the placeholder. */
  image: string;
  name: string;
}

/** The customer's picture, else the first letter of the name, else an icon. */
export const Avatar = ({ image, name }: AvatarProps) => {
  const letter = name.trim().charAt(0).toUpperCase();
  return (
    <MuiAvatar src={image === '' ? undefined : image} alt="" aria-hidden="true">
      {letter === '' ? <Icon name="user" size={32} /> : letter}
    </MuiAvatar>
  );
};
