export { restoreScroll } from './model/kept-scroll';
export { useOfferedLink } from './model/use-languages';
export { LanguageChoice } from './ui/language-choice';
export { LanguageOffer } from './ui/language-offer';
export { LanguageOfferInPage } from './ui/language-offer-in-page';
