/** The id of the lines in the bag's panel: it gets the focus when the last line is removed. */
export const bagLinesId = 'bag-lines';
