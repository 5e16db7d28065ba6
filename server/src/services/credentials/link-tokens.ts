import { type CodeCipher, sameHash } from './code-cipher';

/** The purpose of a link in a mail; its token is valid for nothing else. */
export type LinkPurpose = 'back-in-stock-confirm' | 'back-in-stock-unsubscribe';

/**
 * The token of a link: a row's id, signed for one purpose. Made when the mail is sent, so that it is
 * stored in no row.
 */
export const linkToken = (cipher: CodeCipher, purpose: LinkPurpose, id: number): string =>
  `${id}.${cipher.hash(purpose, String(id))}`;

/** The id that a token was made for; undefined for one that is not the shop's or of this purpose. */
export const readLinkToken = (
  cipher: CodeCipher,
  purpose: LinkPurpose,
  token: string,
): number | undefined => {
  const [text = '', hash = ''] = token.split('.');
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && sameHash(hash, cipher.hash(purpose, text)) ? id : undefined;
};
