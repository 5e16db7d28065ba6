/*
 * An inline script in every page, before all others. React loses clicks on what it has not hydrated
 * yet: those within an element with `data-waiting` are kept, with a button that looks pressed, and
 * dispatched again on that element's `hydrated` event (`reportHydrated`). Links and fields work without
 * React.
 */
{
  interface KeptClick {
    event: MouseEvent;
    target: Element;
    /** The closest element with `data-waiting`. */
    place: Element;
    /** The index of the button in `place`: React may render it again instead of hydrating it. */
    index: number;
    /** Makes a button look pressed; an attribute would be other HTML than React expects. */
    pressed: Animation | undefined;
  }
  /** As good as for ever: an animation that is not cancelled ends. */
  const untilDoneMs = 1e9;
  let kept: KeptClick[] = [];
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
      // A repeated click, because nothing has happened yet, counts once.
      const again = kept.find((click) => click.target === target);
      const pressed = again?.pressed ?? button?.animate({ opacity: [0.5, 0.5] }, untilDoneMs);
      kept = [...kept.filter((click) => click !== again), { event, target, place, index, pressed }];
    },
    true,
  );

  addEventListener(
    'hydrated',
    ({ target: place }) => {
      for (const click of kept.filter((each) => each.place === place)) {
        const { target, index, event, pressed } = click;
        const now = target.isConnected ? target : buttonsIn(click.place)[index];
        if (now !== target && document.activeElement === document.body) {
          (now as HTMLElement | undefined)?.focus({ preventScroll: true });
        }
        // After React has finished the commit that reported it.
        setTimeout(() => {
          pressed?.cancel();
          now?.dispatchEvent(new MouseEvent('click', event));
        });
      }
      kept = kept.filter((click) => click.place !== place);
    },
    true,
  );
}
