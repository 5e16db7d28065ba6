import Type from 'typebox';

/** The annotation of a text that answers give in the language of the request. */
export const shopTextMark = 'x-translated';

/**
 * A text of the house that shoppers read: the catalogue's and the content's. Answers give it in the
 * language of the request, in English where that has none. What identifies something, such as the
 * name of a color, is not one: it is English in every language (see `GET /labels`).
 */
export const ShopText = () => Type.String({ [shopTextMark]: true });
