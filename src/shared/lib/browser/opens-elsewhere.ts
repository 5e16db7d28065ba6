type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link in another tab or window, or saves it: it is the browser's then. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
