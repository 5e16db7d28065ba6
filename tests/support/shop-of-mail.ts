/** The shop that a test's mail is from. */
export const shopOfMail = {
  name: 'Selvage',
  wordmark: 'Selvage',
  url: 'http://shop.test',
  timeZone: 'Asia/Dubai',
};
