// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import './replay-clicks';

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createContext, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { reportHydrated } from '@/shared/lib/hydration';
import { lazyInView } from '@/shared/ui/lazy-in-view';

import { openServerHtml } from '../../../tests/support/server-html';

const pressed = vi.fn<(name: string) => void>();

/** The buttons that look pressed: jsdom has no animations. */
const lookPressed = new Set<Element>();
Element.prototype.animate = function animate(this: Element) {
  lookPressed.add(this);
  return { cancel: () => lookPressed.delete(this) } as unknown as Animation;
};

const Choices = () => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      pressed('form');
    }}
  >
    {['First', 'Second'].map((name) => (
      <button
        key={name}
        type="button"
        onClick={() => {
          pressed(name);
        }}
      >
        <b>{name}</b>
      </button>
    ))}
    <button>Send</button>
    <a href="#further">Further</a>
  </form>
);

/** A page with a context above its part, as the router has. */
const pageWith = (Part: ComponentType) => {
  const Url = createContext('/');
  const TellUrl = () => <p>{use(Url)}</p>;
  return (url = '/') => (
    <Url value={url}>
      <TellUrl />
      <Part />
    </Url>
  );
};

const button = (name: string) => screen.getByRole('button', { name });

/** The server's page of choices that nothing has hydrated yet. */
const openPage = async () => {
  const container = await openServerHtml(<Choices />);
  container.setAttribute('data-waiting', '');
  return {
    container,
    hydrate: () => {
      render(<Choices />, { container, hydrate: true });
      reportHydrated(container);
    },
  };
};

/** A hydrated page with a part whose code has still to come. */
const openPageWithLatePart = async () => {
  let arrive = (_part: ComponentType): void => undefined;
  const code = new Promise<ComponentType>((resolve) => {
    arrive = resolve;
  });
  const ServerPart = lazyInView(() => Promise.resolve(Choices));
  const page = pageWith(lazyInView(() => code));
  const container = await openServerHtml(pageWith(ServerPart)());
  const { rerender } = render(page(), { container, hydrate: true });
  await act(async () => Promise.resolve());
  return {
    arrive: () => act(async () => Promise.resolve(arrive(Choices))),
    /** What the router does when the URL changes. */
    goTo: (url: string) => {
      rerender(page(url));
    },
  };
};

describe('a press before hydration', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    pressed.mockClear();
    lookPressed.clear();
  });

  it('is done after it, each once and in their order', async () => {
    const { hydrate } = await openPage();
    fireEvent.click(screen.getByText('Second'));
    fireEvent.click(screen.getByText('First'));
    fireEvent.click(screen.getByText('First'));
    hydrate();
    await waitFor(() => {
      expect(pressed.mock.calls.flat()).toEqual(['Second', 'First']);
    });
    await userEvent.click(button('First'));
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('looks pressed at once, until it is done, on its button alone', async () => {
    const { container, hydrate } = await openPage();
    fireEvent.click(screen.getByText('Second'));
    fireEvent.click(screen.getByText('Second'));
    fireEvent.click(container.firstElementChild!);
    expect([...lookPressed]).toEqual([button('Second')]);
    hydrate();
    expect(lookPressed.has(button('Second'))).toBe(true);
    await waitFor(() => {
      expect(pressed.mock.calls.flat()).toEqual(['Second']);
    });
    expect(lookPressed.size).toBe(0);
  });

  it('is kept by the keyboard too, and sends a form that was submitted', async () => {
    const { hydrate } = await openPage();
    button('Send').focus();
    await userEvent.keyboard('{Enter}');
    hydrate();
    await waitFor(() => {
      expect(pressed.mock.calls.flat()).toEqual(['form']);
    });
    expect(button('Send')).toHaveFocus();
  });

  it('leaves links to the browser', async () => {
    await openPage();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Further' }))).toBe(true);
    expect(fireEvent.click(button('First'))).toBe(false);
  });
});

describe('a press on a part before its code has come', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    pressed.mockClear();
    lookPressed.clear();
  });

  it('is done when it has', async () => {
    const { arrive } = await openPageWithLatePart();
    await userEvent.click(button('Second'));
    expect(pressed).not.toHaveBeenCalled();
    await arrive();
    await waitFor(() => {
      expect(pressed.mock.calls.flat()).toEqual(['Second']);
    });
  });

  it('is done, and keeps the focus, when React renders the part anew meanwhile', async () => {
    const { arrive, goTo } = await openPageWithLatePart();
    const before = button('Second');
    await userEvent.click(before);
    goTo('/?color=Red');
    await arrive();
    await waitFor(() => {
      expect(pressed.mock.calls.flat()).toEqual(['Second']);
    });
    expect(button('Second')).not.toBe(before);
    expect(button('Second')).toHaveFocus();
  });
});
