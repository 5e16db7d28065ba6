/*
 * Stands in every page, before its scripts. React loses presses on what it has not hydrated yet:
 * those within `data-waiting` are kept, and done when the place's `hydrated` event says that it is.
 * Links and fields work by themselves.
 */
{
  interface Press {
    event: MouseEvent;
    target: Element;
    /** The closest place that waits. */
    place: Element;
    /** Which of the place's buttons it is, for a place that is rendered again instead. */
    index: number;
  }
  let kept: Press[] = [];
  const buttonsIn = (place: Element) => [...place.querySelectorAll('button')];

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const place = event.target.closest('[data-waiting]');
      if (place === null || event.target.closest('a,input,label,select,textarea')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const button = event.target.closest('button');
      const target = button ?? event.target;
      const index = button === null ? -1 : buttonsIn(place).indexOf(button);
      // Somebody who presses again because nothing happens means the same press.
      kept = [...kept.filter((press) => press.target !== target), { event, target, place, index }];
    },
    true,
  );

  addEventListener(
    'hydrated',
    ({ target: place }) => {
      for (const press of kept.filter((each) => each.place === place)) {
        const { target, index, event } = press;
        const now = target.isConnected ? target : buttonsIn(press.place)[index];
        if (now !== target && document.activeElement === document.body) {
          (now as HTMLElement | undefined)?.focus({ preventScroll: true });
        }
        // React is still at work.
        setTimeout(() => now?.dispatchEvent(new MouseEvent('click', event)));
      }
      kept = kept.filter((press) => press.place !== place);
    },
    true,
  );
}
