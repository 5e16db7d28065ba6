/** An icon button over a picture: readable on every one. */
export const onPicture = {
  '& svg': {
    boxSizing: 'content-box',
    padding: '6px',
    borderRadius: '50%',
    backgroundColor: 'color-mix(in srgb, var(--palette-background-default) 78%, transparent)',
  },
};
