// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { panelSlideMs } from '@/shared/config';
import { Button } from '@/shared/ui/button';

import { Sheet } from './sheet';

const phonePx = 390;
const desktopPx = 1440;

const stubViewport = (phone: boolean) => {
  vi.stubGlobal('innerWidth', phone ? phonePx : desktopPx);
};

const Place = () => {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Filter & Sort"
      >
        <Button
          onClick={() => {
            setOpen(false);
            void navigate('/next');
          }}
        >
          Go on
        </Button>
      </Sheet>
      <Outlet />
    </>
  );
};

const openPlace = async (phone: boolean) => {
  stubViewport(phone);
  window.history.replaceState(null, '', '/start');
  const router = createBrowserRouter([{ path: '*', Component: Place }]);
  render(<RouterProvider router={router} />);
  await router.navigate('/page');
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener, sheet: screen.getByRole('dialog', { name: 'Filter & Sort' }), router };
};

const CallWhenMounted = ({ call, children }: { call: () => void; children: ReactNode }) => {
  useLayoutEffect(call, [call]);
  return children;
};

const Contents = ({ onDraw }: { onDraw: () => void }) => {
  onDraw();
  return <p>Hundreds of values</p>;
};

/** A sheet whose contents tell of each time that they are drawn. */
const Told = ({ onDraw }: { onDraw: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters">
        <Contents onDraw={onDraw} />
      </Sheet>
    </>
  );
};

/** A sheet of sizes, which closes while the sheet of the bag opens. */
const Sizes = ({ whileBagOpens }: { whileBagOpens: () => void }) => {
  const [stage, setStage] = useState<'page' | 'sizes' | 'closing' | 'bag'>('page');
  return (
    <>
      <Button onClick={() => setStage('sizes')}>Select Size</Button>
      <Sheet open={stage === 'sizes'} onClose={() => undefined} title="Sizes">
        <Button onClick={() => setStage('closing')}>Add to Bag</Button>
      </Sheet>
      <Button onClick={() => setStage('bag')}>Bag</Button>
      {stage === 'bag' && (
        <CallWhenMounted call={whileBagOpens}>
          <Sheet open onClose={() => undefined} title="Your bag">
            <p>One dress</p>
          </Sheet>
        </CallWhenMounted>
      )}
    </>
  );
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Sheet', () => {
  it('takes the focus, closes by Escape and gives the focus back', async () => {
    const { user, opener, sheet } = await openPlace(false);
    expect(sheet).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });

    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(sheet).not.toBeInTheDocument();
    });
    expect(opener).toHaveFocus();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('is announced also when it opens in the moment in which another has closed', () => {
    vi.useFakeTimers();
    stubViewport(true);
    const endSliding = () => {
      vi.advanceTimersByTime(panelSlideMs);
    };
    render(<Sizes whileBagOpens={endSliding} />);
    fireEvent.click(screen.getByRole('button', { name: 'Select Size' }));
    act(endSliding);
    fireEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));
    fireEvent.click(screen.getByRole('button', { name: 'Bag', hidden: true }));

    expect(screen.queryByRole('dialog', { name: 'Sizes', hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Your bag' })).toBeVisible();
  });

  it('is not drawn again while it closes', () => {
    const draw = vi.fn();
    render(<Told onDraw={draw} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    draw.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Hundreds of values')).toBeInTheDocument();
    expect(draw).not.toHaveBeenCalled();
  });

  it('slides for half a second (section 9)', async () => {
    const { sheet } = await openPlace(false);
    expect(sheet.style.transition).toMatch(/^transform 500ms /);
  });

  it('adds nothing to the history from the breakpoint on', async () => {
    await openPlace(false);
    expect(window.history.state).not.toHaveProperty('panels');
  });

  it('is closed by Back on a phone, and the page stays', async () => {
    const { sheet } = await openPlace(true);
    window.history.back();
    await waitFor(() => {
      expect(sheet).not.toBeInTheDocument();
    });
    expect(screen.getByText('at /page')).toBeInTheDocument();
  });

  it('leaves no extra history entry when closed otherwise', async () => {
    const { user } = await openPlace(true);
    await user.keyboard('{Escape}');
    window.history.back();
    await waitFor(() => {
      expect(screen.getByText('at /start')).toBeInTheDocument();
    });
  });

  it('follows a link inside, from which one Back returns to the page', async () => {
    const { user } = await openPlace(true);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByText('at /next');
    window.history.back();
    await screen.findByText('at /page');
    window.history.back();
    await screen.findByText('at /start');
  });
});
