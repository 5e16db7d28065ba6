// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { SafeHtml } from './safe-html';
import { ServerSanitizerContext } from './server-sanitizer-context';

afterEach(cleanup);

describe('SafeHtml', () => {
  it('writes only sanitized HTML', async () => {
    const { container } = render(
      <SafeHtml html='<p>Silk<img src="x" onerror="alert(1)"><script>alert(1)</script></p>' />,
    );
    expect(container.querySelector('p')).toBeNull();
    expect(await screen.findByText('Silk', { selector: 'p' })).toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });

  it('drops styles, forms and script URLs', async () => {
    const { container } = render(
      <SafeHtml html='<p style="position:fixed" id="root">A</p><form><input></form><a href="javascript:alert(1)">B</a>' />,
    );
    await screen.findByText('A', { selector: 'p' });
    expect(container.querySelector('[style], #root, form, input')).toBeNull();
    expect(screen.getByText('B')).not.toHaveAttribute('href');
  });

  it('keeps room for it, unseen, until it is clean', async () => {
    render(<SafeHtml html="<p>Silk</p>" />);
    expect(screen.getByText('Silk')).not.toBeVisible();
    await waitFor(() => {
      expect(screen.getByText('Silk')).toBeVisible();
    });
  });

  it('follows a change of the HTML', async () => {
    const { rerender } = render(<SafeHtml html="<p>One</p>" />);
    await screen.findByText('One', { selector: 'p' });
    rerender(<SafeHtml html="<p>Two</p>" />);
    expect(await screen.findByText('Two', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByText('One')).not.toBeInTheDocument();
  });

  it("is in the server's page, and hydration keeps its nodes", async () => {
    const app = <SafeHtml html="<p>From the server</p>" />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(app);
    document.body.append(container);
    const paragraph = container.querySelector('p');
    expect(paragraph).toHaveTextContent('From the server');

    const root = await act(async () => hydrateRoot(container, app));
    expect(container.querySelector('p')).toBe(paragraph);
    act(() => {
      root.unmount();
    });
    container.remove();
  });

  it("passes the server's sanitizer there", () => {
    const page = renderToString(
      <ServerSanitizerContext value={(html) => html.replace(/ onclick="[^"]*"/, '')}>
        <SafeHtml html='<p onclick="alert(1)">From the server</p>' />
      </ServerSanitizerContext>,
    );
    expect(page).toContain('<p>From the server</p>');
  });

  it('is text alone on a server without a sanitizer', () => {
    vi.stubGlobal('window', undefined);
    const page = renderToString(<SafeHtml html='<p onclick="alert(1)">From the server</p>' />);
    vi.unstubAllGlobals();
    expect(page).toContain('From the server');
    expect(page).not.toContain('onclick');
  });
});
