import Type from 'typebox';

/** The annotation of texts that the provider translates. */
export const shopTextMark = 'x-translated';

/**
 * A text of the house that shoppers read, in the catalogue or the content. Responses have it in the
 * language of the request, or in English without a translation. A value that identifies something,
 * such as the name of a color, is no such text: it is English in every language (see `GET /labels`).
 */
export const ShopText = () => Type.String({ [shopTextMark]: true });
