import { absoluteUrl } from '@contract/absolute-url';
import { oneSize } from '@contract/constants';
import { i18n } from '@contract/i18n';

const shopPicture = /^(\/media\/[\da-f]{16}-\d+x\d+-[\da-f]{6})(?:-[\w-]+)?\.(jpg|png)$/;

/** The URL of a small JPEG or PNG of a picture, which every mail program can show. */
export const pictureOf = (image: string | undefined, shopUrl: string): { picture?: string } => {
  const [, base, extension] = shopPicture.exec(image ?? '') ?? [];
  return base === undefined ? {} : { picture: absoluteUrl(shopUrl, `${base}/160.${extension}`) };
};

/** A size in words. */
export const sizeName = (size: string): string =>
  size === oneSize ? i18n.t('One Size') : i18n.t('Size {size}', { size });
