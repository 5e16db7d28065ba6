import { type PolicyName, refundBusinessDays, returnDays, shippingBusinessDays } from './constants';
import { i18n } from './i18n';
import type { Policy } from './policy';

const { from, to } = shippingBusinessDays;
const { from: refundFrom, to: refundTo } = refundBusinessDays;

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const points = (...texts: string[]) =>
  `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

const refundPolicy = (): Policy => ({
  intro: i18n.t(
    'If a piece is not right, send it back. This page says what can be returned, until when, and how long a refund takes.',
  ),
  sections: [
    {
      heading: i18n.t('Returns'),
      text: paragraphs(
        i18n.t(
          'You may return a piece within {returnDays} days of delivery. It must be unworn, unwashed and unaltered, with its labels attached and in the box or bag it came in.',
          { returnDays },
        ),
        i18n.t(
          'Later than that, a return is a courtesy of ours: ask for it on your profile, for as long as your order there offers a refund.',
        ),
        i18n.t(
          'Write to us first, with the number of your order and the pieces you want to send back. We answer with the address and a return note to put in the parcel.',
        ),
      ),
    },
    {
      heading: i18n.t('What cannot be returned'),
      text:
        paragraphs(i18n.t('Two kinds of pieces are non-returnable:')) +
        points(
          i18n.t('Made-to-measure pieces, since they are cut for one person.'),
          i18n.t('Final-sale pieces, which are marked as such before you buy them.'),
        ),
    },
    {
      heading: i18n.t('Exchanging a size'),
      text: paragraphs(
        i18n.t(
          'Each piece may be exchanged once for another size, within the same {returnDays} days and as long as that size is in stock. If it is sold out, we refund the piece instead.',
          { returnDays },
        ),
      ),
    },
    {
      heading: i18n.t('Refunds'),
      text: paragraphs(
        i18n.t(
          'An order that was delivered and paid by card can be refunded on your profile: the refund begins at once, and the pieces follow. Otherwise it begins when your parcel has reached us and we have looked at each piece; we write to you then.',
        ),
        i18n.t(
          'Refunds are processed in {from}-{to} business days, to the card you paid with. Orders paid with cash on delivery are refunded by bank transfer.',
          { from: refundFrom, to: refundTo },
        ),
        i18n.t(
          'Shipping, taxes and duties are non-refundable. You pay for the return shipping, unless the piece was defective or not what you ordered.',
        ),
      ),
    },
    {
      heading: i18n.t('Defective or wrong pieces'),
      text: paragraphs(
        i18n.t(
          'Please look at your order when it arrives. Defective items must be reported within 48 hours of delivery, with a photograph of the fault. We replace the piece or refund it in full, and we pay for the return shipping.',
        ),
        i18n.t(
          'Any other issue with an order, such as a missing piece, must be reported within 30 days of the date of the order.',
        ),
      ),
    },
    {
      heading: i18n.t('Cancelling an order'),
      text: paragraphs(
        i18n.t(
          'An order that is still pending can be cancelled on your profile, at once and without a reason; what you paid by card is then refunded in full, shipping included. Once it is on its way, receive it and return it as described above.',
        ),
      ),
    },
  ],
});

const shippingInformation = (): Policy => ({
  intro: i18n.t('Every order is sent from our atelier by courier, in a reusable box.'),
  sections: [
    {
      heading: i18n.t('How long it takes'),
      text: paragraphs(
        i18n.t(
          'Shipping takes {from}-{to} business days from the day you order. Orders are packed Monday to Friday; what is ordered at the weekend is packed on Monday. During sales and before holidays it may take the full {to} business days.',
          { from, to },
        ),
        i18n.t(
          'When the courier has your parcel we write to you. Your order and its status are also on your profile.',
        ),
      ),
    },
    {
      heading: i18n.t('What it costs'),
      text: paragraphs(
        i18n.t(
          'Shipping is one flat price for an order of any size: {shipping}, in the currency that you shop in. It is added at checkout, before you pay.',
          { shipping: '{shipping}' },
        ),
        i18n.t('Shipping is non-refundable once an order has been sent, also when it is returned.'),
      ),
    },
    {
      heading: i18n.t('Taxes and duties'),
      text: paragraphs(
        i18n.t(
          'Within the country that we send from{country}, no taxes or duties are added to our prices. Parcels that cross a border may be charged with taxes and duties by the country they arrive in. These are paid by the person who receives the parcel, are not part of our prices, and are non-refundable.',
          { country: '{country}' },
        ),
      ),
    },
    {
      heading: i18n.t('The address'),
      text: paragraphs(
        i18n.t(
          'Please give a street address and a telephone number that the courier can call; couriers do not deliver to post-office boxes. An address can be changed as long as the order is pending: write to us, or cancel the order and place it again.',
        ),
      ),
    },
    {
      heading: i18n.t('When something goes wrong'),
      text: paragraphs(
        i18n.t(
          'If a parcel has not arrived after {to} business days, write to us and we will trace it with the courier.',
          { to },
        ),
        i18n.t(
          'Issues with an order must be reported within 30 days of the date of the order; defective items within 48 hours of delivery.',
        ),
      ),
    },
  ],
});

const privacyPolicy = (): Policy => ({
  intro: i18n.t(
    'What data {site} collects, what we use it for, and how to have it deleted. We collect only what an order needs.',
    { site: '{site}' },
  ),
  sections: [
    {
      heading: i18n.t('What we keep'),
      text:
        paragraphs(i18n.t('It depends on what you do here:')) +
        points(
          i18n.t(
            'When you register: your name, your email address and your password, which is kept only in a form that cannot be read back.',
          ),
          i18n.t(
            'When you order: the address, the telephone number, what you bought, what it cost and how it was paid.',
          ),
          i18n.t('When you write to us: your name, your email address and your message.'),
          i18n.t(
            'When you browse: nothing that identifies you. There is no advertising and no tracking across other sites.',
          ),
        ),
    },
    {
      heading: i18n.t('Payment'),
      text: paragraphs(
        i18n.t(
          'Cards are handled on the page of our payment provider. The number of your card never reaches us; we learn only whether a payment was made, and of how much.',
        ),
      ),
    },
    {
      heading: i18n.t('What is stored on your device'),
      text: paragraphs(
        i18n.t(
          'The shop stores some data in your browser only. It needs the bag of a guest, what you typed at checkout until the order is placed, and, once you are logged in, your session and your name, email address and currency.',
        ),
        i18n.t(
          'For convenience it also remembers the products that you viewed last, your recent searches and your usual size. None of this is sent to us. You can clear your searches in the search itself; logging out removes all of it, together with what belongs to your account; and so does clearing the storage of this site in your browser.',
        ),
      ),
    },
    {
      heading: i18n.t('Who we share it with'),
      text: paragraphs(
        i18n.t(
          'Your name, address and telephone number go to the courier who brings the parcel, and the total of your order to the payment provider if you pay by card. We sell nothing to anybody. We hand data to an authority only where the law obliges us to.',
        ),
      ),
    },
    {
      heading: i18n.t('How long we keep it'),
      text: paragraphs(
        i18n.t(
          'Your account and its addresses are kept until you ask us to delete them. Orders are kept as long as tax law requires. Messages are deleted once they are answered and the matter is closed.',
        ),
      ),
    },
    {
      heading: i18n.t('Your rights'),
      text: paragraphs(
        i18n.t(
          'You may see, correct, take with you or have deleted what we keep about you, and you may object to its use. Most of it can be changed on your profile; for the rest, write to us, and a person answers within 30 days. If you are not content with the answer, you may complain to the data protection authority of your country.',
        ),
      ),
    },
  ],
});

const termsAndConditions = (): Policy => ({
  intro: i18n.t(
    'These terms apply to every order at {site}. Where the law of the country you live in protects you further, that law prevails.',
    { site: '{site}' },
  ),
  sections: [
    {
      heading: i18n.t('Prices'),
      text: paragraphs(
        i18n.t(
          'Prices are shown in US dollars, euros or UAE dirhams, as you choose. Each currency has a price of its own; it does not follow the exchange rate of the day. You pay the price that is shown when you place the order. Shipping is added to it at checkout. Nothing else is, but what another country charges when a parcel arrives: its taxes and duties are not part of our prices.',
        ),
        i18n.t(
          'A reduced piece shows its original price, struck through, beside the price that you pay.',
        ),
      ),
    },
    {
      heading: i18n.t('Your order'),
      text: paragraphs(
        i18n.t(
          'An order needs an account with a verified email address. When you place it, we set the pieces aside for you and confirm it on its own page and by email; with that the contract is made.',
        ),
        i18n.t(
          'We make small numbers. If a piece sells out while it is in your bag, checkout says so, and nothing is charged for it. Should we find a mistake in a price or a description after you ordered, we write to you, and you may cancel.',
        ),
      ),
    },
    {
      heading: i18n.t('Payment'),
      text: paragraphs(
        i18n.t(
          'You may pay by credit card, on the page of our payment provider, or with cash when your order is delivered. An order to be paid by card is packed once the payment has arrived. Its page says until when you can pay it; after that it is cancelled, and nothing is charged.',
        ),
      ),
    },
    {
      heading: i18n.t('Delivery'),
      text: paragraphs(
        i18n.t(
          'Shipping takes {from}-{to} business days. The pieces are at our risk until you, or someone you named, receives them.',
          { from, to },
        ),
      ),
    },
    {
      heading: i18n.t('Returns and refunds'),
      text:
        paragraphs(i18n.t('A summary of the Refund Policy:')) +
        points(
          i18n.t(
            'Returns within {returnDays} days of delivery; one size exchange for each piece.',
            { returnDays },
          ),
          i18n.t('Refunds are processed in {from}-{to} business days.', {
            from: refundFrom,
            to: refundTo,
          }),
          i18n.t(
            'Defective items are reported within 48 hours, any other issue with an order within 30 days.',
          ),
          i18n.t('Made-to-measure and final-sale pieces are non-returnable.'),
          i18n.t('Shipping, taxes and duties are non-refundable.'),
        ),
    },
    {
      heading: i18n.t('Colors and measurements'),
      text: paragraphs(
        i18n.t(
          'We photograph each piece in daylight and describe its fabric as exactly as we can. A screen may still show a color differently, and a garment sewn by hand may differ by a centimeter from its chart. Neither is a fault.',
        ),
      ),
    },
    {
      heading: i18n.t('Pictures, texts and designs'),
      text: paragraphs(
        i18n.t(
          'The pictures, texts and designs of this shop belong to {site}. Please ask before you use them for anything but buying and showing what you bought.',
          { site: '{site}' },
        ),
      ),
    },
    {
      heading: i18n.t('Changes'),
      text: paragraphs(
        i18n.t(
          'We may change these terms. An order is always governed by the terms that were published on the day it was placed.',
        ),
      ),
    },
  ],
});

/**
 * The default policies, for a shop that has not imported its own, with the numbers of section 9.
 * `{site}` stands for the shop's name, `{shipping}` for its prices of shipping, `{country}` for the country that it
 * sends from, in brackets.
 */
export const defaultPolicies = (): Readonly<Record<PolicyName, Policy>> => ({
  'refund-policy': refundPolicy(),
  shipping: shippingInformation(),
  privacy: privacyPolicy(),
  terms: termsAndConditions(),
});
