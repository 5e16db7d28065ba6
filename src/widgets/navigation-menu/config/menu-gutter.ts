/** The space before everything in the menu's right half. */
export const menuGutter = 'clamp(12px, 10vw - 64px, 64px)';
