import { absoluteUrl } from '@contract/absolute-url';

/** The absolute URL of a picture; one without a host is the shop's own. */
export const pictureUrl = (shopUrl: string, image: string): string =>
  URL.canParse(image) ? image : absoluteUrl(shopUrl, image);
