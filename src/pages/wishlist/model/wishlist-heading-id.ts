/** The id of the page's heading, which gets the focus when a piece leaves the wishlist. */
export const wishlistHeadingId = 'wishlist-heading';
