/** The shop that a test's mail is from. */
export const shopOfMail = {
  name: 'Selvage',
  url: 'http://shop.test',
  timeZone: 'Asia/Dubai',
};
