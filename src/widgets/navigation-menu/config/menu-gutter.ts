/** The space before everything in the menu's right half; larger text needs it for its columns. */
export const menuGutter = 'clamp(12px, min(10vw - 64px, 112px - 3rem), 64px)';
