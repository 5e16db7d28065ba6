export { restoreScroll } from './model/kept-scroll';
export { LanguageChoice } from './ui/language-choice';
export { LanguageOffer } from './ui/language-offer';
