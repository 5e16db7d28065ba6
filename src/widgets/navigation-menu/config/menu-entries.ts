import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';

/** An entry of the menu; one with `entries` expands, one without navigates. */
export interface MenuEntry {
  id: string;
  label: string;
  to: string;
  /** The path whose picture is shown, if not `to`. */
  picturePath?: string;
  entries?: readonly MenuEntry[];
}

/** Selected when the menu opens. */
export const homeEntryId = 'home';

/** The navigation menu's entries (section 2). */
export const menuEntries = (): readonly MenuEntry[] => [
  { id: homeEntryId, label: i18n.t('Home'), to: paths.home },
  {
    id: 'collection',
    label: i18n.t('Collection'),
    to: paths.collections,
    entries: [
      {
        id: 'new-in',
        label: i18n.t('New In'),
        to: paths.newIn,
        entries: [
          {
            id: 'fw2425',
            label: i18n.t('RTW FW 24/25'),
            to: paths.shop({ category: 'fw2425' }),
            picturePath: paths.fw2425,
          },
        ],
      },
      {
        id: 'ready-to-wear',
        label: i18n.t('Ready-To-Wear'),
        to: paths.shop(),
        picturePath: paths.readyToWear,
      },
      {
        id: 'accessories',
        label: i18n.t('Accessories'),
        to: paths.shop({ category: 'accessories' }),
        picturePath: paths.accessories,
      },
    ],
  },
  { id: 'about', label: i18n.t('About Us'), to: paths.about },
  { id: 'contact', label: i18n.t('Contact Us'), to: paths.contact },
];
