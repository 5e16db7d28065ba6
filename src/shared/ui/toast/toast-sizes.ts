/**
 * From this width on, px, toasts fit into the header and beside a panel. It is less than the
 * breakpoint: a desktop's window at 200 % zoom is this narrow, and too low for a toast elsewhere.
 */
export const toastBandPx = 700;
