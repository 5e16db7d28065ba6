import { paths } from '@/shared/routes';

import type { Policy } from './policy';

export const privacyPolicy: Policy = {
  path: paths.privacy,
  title: 'Privacy Policy',
  intro:
    'What data {site} collects, what we use it for, and how to have it deleted. We collect only what an order needs.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: ['It depends on what you do here:'],
      points: [
        'When you register: your name, your email address and your password, which is kept only in a form that cannot be read back.',
        'When you order: the address, the telephone number, what you bought, what it cost and how it was paid.',
        'When you write to us: your name, your email address and your message.',
        'When you browse: nothing that identifies you. There is no advertising and no tracking across other sites.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Cards are handled on the page of our payment provider. The number of your card never reaches us; we learn only whether a payment was made, and of how much.',
      ],
    },
    {
      heading: 'What is stored on your device',
      paragraphs: [
        'The shop stores some data in your browser only. It needs the bag of a guest, what you typed at checkout until the order is placed, and, once you are logged in, your session and your name, email address and currency.',
        'For convenience it also remembers the products that you viewed last, your recent searches and your usual size. None of this is sent to us. You can clear your searches in the search itself; logging out removes all of it, together with what belongs to your account; and so does clearing the storage of this site in your browser.',
      ],
    },
    {
      heading: 'Who we share it with',
      paragraphs: [
        'Your name, address and telephone number go to the courier who brings the parcel, and the sum of your order to the payment provider if you pay by card. We sell nothing to anybody. We hand data to an authority only where the law obliges us to.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Your account and its addresses are kept until you ask us to delete them. Orders are kept as long as tax law requires. Messages are deleted once they are answered and the matter is closed.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, take with you or have deleted what we keep about you, and you may object to its use. Most of it can be changed on your profile; for the rest, write to us, and a person answers within 30 days. If you are not content with the answer, you may complain to the data protection authority of your country.',
      ],
    },
  ],
};
