import { ActionCreators, type PerformAction } from '@redux-devtools/instrument';
import type { Page } from '@playwright/test';
import type { Action } from '@reduxjs/toolkit';
import { build } from 'vite';

import { inProject } from '../../../../scripts/setup/paths.mjs';
import type { ExtensionMessage, StateMessage } from './messages';

const buildPageScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root: inProject(),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: inProject('tests/browser/support/redux-devtools/page-script.ts'),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built something else than one script');
  return built.output[0].code;
};

/**
 * Lets every page that is opened from now on find the Redux DevTools extension, and returns its
 * window: what a person does there reaches the page as the extension's messages.
 */
export const installReduxDevTools = async (page: Page) => {
  await page.addInitScript(await buildPageScript());

  const send = (message: ExtensionMessage) =>
    page.evaluate((sent) => {
      window.postMessage(sent, '*');
    }, message);
  const dispatch = (payload: (ExtensionMessage & { type: 'DISPATCH' })['payload']) =>
    send({ source: '@devtools-extension', type: 'DISPATCH', payload });

  const recorded = () =>
    page.evaluate(
      (update) =>
        new Promise<StateMessage>((resolve) => {
          const receive = ({ data }: MessageEvent<StateMessage>) => {
            if (data.source !== '@devtools-page' || data.type !== 'STATE') return;
            window.removeEventListener('message', receive);
            resolve(data);
          };
          window.addEventListener('message', receive);
          window.postMessage(update, '*');
        }),
      { source: '@devtools-extension', type: 'UPDATE' } satisfies ExtensionMessage,
    );

  /** The actions that are shown, oldest first, beginning with the store's own. */
  const actions = async (): Promise<{ id: number; type: string }[]> => {
    const { payload, actionsById } = await recorded();
    const entries = JSON.parse(actionsById) as Record<number, PerformAction<Action<string>>>;
    return payload.stagedActionIds.map((id) => ({ id, type: entries[id]?.action.type ?? '' }));
  };

  const jump = async (choose: (shown: { id: number; type: string }[]) => number | undefined) => {
    const id = choose(await actions());
    if (id === undefined) throw new Error('There is no such action');
    await dispatch(ActionCreators.jumpToAction(id));
  };

  return {
    actions,
    /** The state that is shown, as JSON. */
    state: async () => (await recorded()).lastState,
    /** Jump, at the first action of this type. */
    jumpTo: (type: string) => jump((shown) => shown.find((each) => each.type === type)?.id),
    /** Jump, at the last action. */
    jumpToLatest: () => jump((shown) => shown.at(-1)?.id),
    reset: () => dispatch(ActionCreators.reset()),
  };
};
