// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { openServerHtml } from '../../../../tests/support/server-html';
import { lazyInView } from './lazy-in-view';

let callObserver: (isIntersecting: boolean) => void = () => undefined;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    callObserver = (isIntersecting) => {
      callback([{ isIntersecting }]);
    };
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const Greeting = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button onClick={onClick}>Greet {name}</button>
);

class Page extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render = () => (this.state.failed ? <p>Something went wrong</p> : this.props.children);
}

/** A page whose greeting was rendered by the server, and how often its code was asked for. */
const openServerPage = async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const greeted = vi.fn();
  const Part = lazyInView(load);
  const page = <Part name="Elena" onClick={greeted} />;
  const container = await openServerHtml(page);
  load.mockClear();

  const ClientPart = lazyInView(load);
  const recovered = vi.fn();
  const clientPage = (
    <Page>
      <ClientPart name="Elena" onClick={greeted} />
    </Page>
  );
  render(clientPage, {
    container,
    hydrate: true,
    onRecoverableError: recovered,
  });
  await act(async () => Promise.resolve());
  return { load, greeted, recovered };
};

const click = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Greet Elena' }));
};

describe('lazyInView', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });

  it('keeps the HTML of the server without its code until it is nearly in view', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { load, greeted, recovered } = await openServerPage();
    expect(screen.getByRole('button', { name: 'Greet Elena' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();

    callObserver(false);
    await act(async () => Promise.resolve());
    expect(load).not.toHaveBeenCalled();

    callObserver(true);
    await waitFor(() => {
      click();
      expect(greeted).toHaveBeenCalledOnce();
    });
    expect(load).toHaveBeenCalledOnce();
    expect(recovered).not.toHaveBeenCalled();
  });

  it('comes alive at the first gesture, wherever it is', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { load, greeted } = await openServerPage();
    fireEvent.pointerDown(document.body);
    await waitFor(() => {
      click();
      expect(greeted).toHaveBeenCalledOnce();
    });
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps the HTML of the server while its code cannot be loaded without a connection', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load, greeted, recovered } = await openServerPage();
    load.mockRejectedValueOnce(new TypeError('offline'));
    callObserver(true);
    await act(async () => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Greet Elena' })).toBeInTheDocument();

    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      click();
      expect(greeted).toHaveBeenCalledOnce();
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(recovered).not.toHaveBeenCalled();
  });

  it('says without a wait that its code is gone, where there is a connection', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.spyOn(console, 'error').mockReturnValue();
    const { load } = await openServerPage();
    load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
    callObserver(true);
    await waitFor(() => {
      for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
      expect(screen.getByText('Something went wrong')).toBeVisible();
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('holds up no navigation without a connection, and is there again with it', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.spyOn(console, 'error').mockReturnValue();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load } = await openServerPage();
    load.mockRejectedValueOnce(new TypeError('offline'));
    callObserver(true);
    await act(async () => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Greet Elena' })).toBeInTheDocument();

    window.history.pushState(null, '', '/shop');
    await waitFor(() => {
      for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
      expect(screen.queryByRole('button', { name: 'Greet Elena' })).not.toBeInTheDocument();
    });
    expect(load).toHaveBeenCalledOnce();

    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: 'Greet Elena' })).toBeInTheDocument();
  });

  it('is rendered at once on a page that was navigated to', async () => {
    const Part = lazyInView(() => Promise.resolve(Greeting));
    render(<Part name="Elena" onClick={() => undefined} />);
    expect(await screen.findByRole('button', { name: 'Greet Elena' })).toBeInTheDocument();
  });
});
