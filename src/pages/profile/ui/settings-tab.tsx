import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';

const settings = () => [
  {
    to: paths.personalInfo,
    title: i18n.t('Personal Information'),
    text: i18n.t('Your name, email and the currency that prices are shown in'),
  },
  {
    to: paths.shippingAddresses,
    title: i18n.t('Shipping Addresses'),
    text: i18n.t('Where we deliver your orders; checkout starts with the default address'),
  },
  { to: paths.securitySettings, title: i18n.t('Security Settings'), text: i18n.t('Your password') },
];

/** Links to the account's settings. */
export const SettingsTab = () => (
  <List>
    {settings().map(({ to, title, text }) => (
      <ListItem key={to} divider>
        <ListItemButton href={to} sx={{ paddingBlock: 5, gap: 4 }}>
          <ListItemText
            sx={{ marginBlock: 0 }}
            primary={title}
            secondary={text}
            slotProps={{
              primary: { variant: 'h4', component: 'span' },
              secondary: {
                variant: 'body2',
                component: 'span',
                sx: { display: 'block', marginBlockStart: 1 },
              },
            }}
          />
          <Icon name="chevron-end" size={20} />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);
