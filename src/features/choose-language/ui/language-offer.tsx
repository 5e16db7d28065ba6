import { OfferBar } from './offer-bar';
import { OfferInPage } from './offer-in-page';

interface LanguageOfferProps {
  /** Among the contents of a page that has a bar of its own at the bottom; on a phone alone. */
  inPage?: boolean;
}

/** Offers the page in the visitor's language, in that language, where the page is in another. */
export const LanguageOffer = ({ inPage = false }: LanguageOfferProps) =>
  inPage ? <OfferInPage /> : <OfferBar />;
