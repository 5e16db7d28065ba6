import Link from '@mui/material/Link';
import styled from '@emotion/styled';

import { paths } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { color, font, space } from '@/shared/ui/theme';

const settings = [
  {
    to: paths.personalInfo,
    title: 'Personal Information',
    text: 'Your name, email and the currency that prices are shown in',
  },
  {
    to: paths.shippingAddresses,
    title: 'Shipping Addresses',
    text: 'Where your orders go; the default one is filled in at checkout',
  },
  { to: paths.securitySettings, title: 'Security Settings', text: 'Your password' },
];

const Item = styled('li')({ borderBlockEnd: `1px solid ${color.line}` });
const Way = styled(Link)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(4),
  paddingBlock: space(5),
});
const Title = styled('span')({
  display: 'block',
  fontFamily: font.display,
  fontSize: '1.375rem',
  fontWeight: 500,
});
const Text = styled('span')({ display: 'block', color: color.ash, fontSize: '0.9375rem' });

/** The ways to the account's settings. */
export const SettingsTab = () => (
  <ul>
    {settings.map(({ to, title, text }) => (
      <Item key={to}>
        <Way href={to}>
          <span>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </span>
          <Icon name="chevron-end" size={20} />
        </Way>
      </Item>
    ))}
  </ul>
);
