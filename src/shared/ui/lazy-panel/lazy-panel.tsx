import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

import { i18n } from '@contract/i18n';
import { nextPaint } from '@/shared/lib/timing';
import { useAppDispatch } from '@/shared/redux';
import { toastShown } from '@/shared/toast';

import { missingCodeText } from './missing-code-text';

interface LoadFailureProps {
  /** Called when the code fails to load: close the panel, and mount a new element to retry. */
  onLoadFailure: () => void;
}

/**
 * A panel whose code is loaded when it is first shown. Without its code the page stays as it is and
 * a toast says so; React's `lazy` would replace the page, and never ask for the code again.
 */
export const lazyPanel = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const loadPanel = async () => {
    const panel = await load();
    loaded = panel;
    return panel;
  };

  const LazyPanel = (props: Props & LoadFailureProps) => {
    const [Panel, setPanel] = useState<ComponentType<Props> | null>(() => loaded);
    const dispatch = useAppDispatch();
    const fail = useEffectEvent(() => {
      dispatch(
        toastShown({
          severity: 'error',
          title: i18n.t('Something went wrong'),
          description: missingCodeText(),
          reloads: true,
        }),
      );
      props.onLoadFailure();
    });

    useEffect(() => {
      if (Panel !== null) return undefined;
      let shown = true;
      // Asking for a dozen files takes as long as the rest of the tap, whose frame need not wait for it.
      void nextPaint()
        .then(loadPanel)
        .then(
          (panel) => {
            if (shown) setPanel(() => panel);
          },
          () => {
            if (shown) fail();
          },
        );
      return () => {
        shown = false;
      };
    }, [Panel]);

    return Panel !== null && <Panel {...props} />;
  };
  return LazyPanel;
};
