/** Where the house is reached: stand-ins, to be replaced by a real house's own. */
export const houseContact = {
  email: 'atelier@selvage.test',
  phone: '+971 4 555 0142',
  location: 'Atelier 12, Al Quoz 1, Dubai, United Arab Emirates',
} as const;
