import type { Settings } from '@contract/brand';
import { i18n } from '@contract/i18n';

/** Placeholder contact details (section 2), of a provider whose settings have none. */
const placeholders = () => ({
  email: 'atelier@selvage.test',
  phone: '+971 4 555 0142',
  location: i18n.t('Atelier 12, Al Quoz 1, Dubai, United Arab Emirates'),
});

/** The contact details of the settings, or the placeholders where the settings have none. */
export const houseContact = (
  settings: Pick<Settings, 'contact'> | null | undefined,
): NonNullable<Settings['contact']> => settings?.contact ?? placeholders();
