import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

import { paths } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';

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

/** Links to the account's settings. */
export const SettingsTab = () => (
  <List>
    {settings.map(({ to, title, text }) => (
      <ListItem key={to} divider>
        <ListItemButton href={to} sx={{ paddingBlock: 5, gap: 4 }}>
          <ListItemText
            primary={title}
            secondary={text}
            slotProps={{
              primary: { variant: 'h4', component: 'span' },
              secondary: { variant: 'body2', component: 'span', sx: { display: 'block' } },
            }}
          />
          <Icon name="chevron-end" size={20} />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);
