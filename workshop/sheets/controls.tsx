import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkStrip } from '@/shared/ui/link-strip';
import { RadioCards } from '@/shared/ui/radio-cards';
import { RouterLink } from '@/shared/ui/router-link';

import type { Sheet } from '../sheet';

const links = (current: number) =>
  [i18n.t('New In'), i18n.t('Collections'), i18n.t('About Us'), i18n.t('Contact Us')].map(
    (label, index) => ({ to: `/${index}`, label, current: index === current }),
  );

const payment = () => [
  {
    value: 'card',
    title: i18n.t('Credit card'),
    text: i18n.t('Pay securely with your credit card'),
  },
  { value: 'cash', title: i18n.t('Cash on delivery') },
];

/** Buttons, links and choices. */
export const sheet: Sheet = {
  Button: {
    width: 240,
    states: () => {
      const label = i18n.t('Save Changes');
      const busyLabel = i18n.t('Saving...');
      return {
        Contained: <Button>{label}</Button>,
        Outlined: <Button variant="outlined">{label}</Button>,
        Text: <Button variant="text">{label}</Button>,
        Small: (
          <Button variant="text" size="small">
            {label}
          </Button>
        ),
        Disabled: <Button disabled>{label}</Button>,
        'Outlined and disabled': (
          <Button variant="outlined" disabled>
            {label}
          </Button>
        ),
        Busy: (
          <Button busy busyLabel={busyLabel}>
            {label}
          </Button>
        ),
        'Outlined and busy': (
          <Button variant="outlined" busy busyLabel={busyLabel}>
            {label}
          </Button>
        ),
        'Full width': <Button fullWidth>{label}</Button>,
        Link: <Button href={paths.newIn}>{i18n.t('See all')}</Button>,
      };
    },
  },
  IconButton: {
    width: 120,
    states: () => ({
      Enabled: <IconButton icon="search" label={i18n.t('Search')} />,
      Disabled: <IconButton icon="search" label={i18n.t('Search')} disabled />,
      Small: <IconButton icon="close" size={18} label={i18n.t('Close')} />,
      Pressed: <IconButton icon="heart" label={i18n.t('Wishlist')} aria-pressed />,
      Link: <IconButton icon="user" label={i18n.t('Profile')} href={paths.profile} />,
    }),
  },
  Icon: {
    width: 120,
    states: () => ({
      'Of the house': <Icon name="bag" />,
      Small: <Icon name="bag" size={16} />,
      'With a direction': <Icon name="arrow-end" />,
    }),
  },
  Checkbox: {
    width: 240,
    states: () => ({
      Unchecked: <Checkbox label={i18n.t('In stock')} />,
      Checked: <Checkbox label={i18n.t('In stock')} defaultChecked />,
      Disabled: <Checkbox label={i18n.t('In stock')} disabled />,
    }),
  },
  RadioCards: {
    width: 360,
    states: () => ({
      'Nothing chosen': (
        <RadioCards legend={i18n.t('Payment method')} name="none" options={payment()} value="" />
      ),
      Chosen: (
        <RadioCards legend={i18n.t('Payment method')} name="one" options={payment()} value="card" />
      ),
    }),
  },
  RouterLink: {
    width: 240,
    states: () => ({ Link: <RouterLink href={paths.newIn}>{i18n.t('New In')}</RouterLink> }),
  },
  BackLink: { width: 240, states: () => ({ Link: <BackLink /> }) },
  Breadcrumb: {
    states: ({ product }) => ({
      'Two levels': (
        <Breadcrumb
          items={[{ label: i18n.t('Home'), to: paths.home }, { label: i18n.t('About Us') }]}
        />
      ),
      'Three levels': (
        <Breadcrumb
          items={[
            { label: i18n.t('Home'), to: paths.home },
            { label: product.category.name, to: paths.shop() },
            { label: product.name },
          ]}
        />
      ),
    }),
  },
  LinkStrip: {
    states: () => ({
      'One group': (
        <LinkStrip
          label={i18n.t('Collections')}
          groups={[{ label: i18n.t('Collections'), links: links(0) }]}
        />
      ),
      'Two groups': (
        <LinkStrip
          label={i18n.t('Collections')}
          groups={[
            { label: i18n.t('Collections'), links: links(2) },
            { label: i18n.t('Categories'), links: links(-1) },
          ]}
        />
      ),
    }),
  },
};
