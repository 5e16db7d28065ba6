/** Placeholder contact details of the house (section 2). */
export const houseContact = {
  email: 'atelier@selvage.test',
  phone: '+971 4 555 0142',
  location: 'Atelier 12, Al Quoz 1, Dubai, United Arab Emirates',
} as const;
