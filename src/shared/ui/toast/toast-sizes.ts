/**
 * From this width on, px, toasts fit into the header and beside a panel. It is less than the
 * breakpoint: a desktop's window at 200 % zoom is this narrow, and too low for a toast elsewhere.
 */
export const toastBandPx = 700;

/**
 * In a narrower window up to this height, px, toasts are at the top: with a panel open in the bar
 * with its title, beside the button that closes it. Little else of a panel is to be seen there.
 */
export const lowWindowPx = 480;
