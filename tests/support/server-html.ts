import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { vi } from 'vitest';

/** An element on the page, with the HTML that the server renders of a node: there is no document there. */
export const openServerHtml = async (node: ReactNode): Promise<HTMLElement> => {
  const container = document.createElement('div');
  document.body.append(container);
  const openedDocument = document;
  vi.stubGlobal('document', undefined);
  const { prelude } = await prerenderToNodeStream(node);
  const html = await text(prelude);
  vi.stubGlobal('document', openedDocument);
  container.innerHTML = html;
  return container;
};
