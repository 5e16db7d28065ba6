// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button } from '@/shared/ui/button';

import { CloseOnBack, leaveSteps, StepOnBack } from './close-on-back';

const Place = () => {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const back = () => {
    setStep(step - 1);
  };
  return (
    <>
      <p>{`${open ? `step ${step}` : 'closed'} at ${pathname}`}</p>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button onClick={() => setOpen(false)}>Close</Button>
      <Button onClick={() => setStep(step + 1)}>Next</Button>
      <Button onClick={back}>Back</Button>
      <Button
        onClick={() => {
          leaveSteps();
          setOpen(false);
        }}
      >
        Done
      </Button>
      <CloseOnBack open={open} onClose={() => setOpen(false)} />
      <StepOnBack stepsBefore={open ? step : 0} onBack={back} />
    </>
  );
};

const press = async (user: UserEvent, ...names: string[]) => {
  for (const name of names) await user.click(screen.getByRole('button', { name }));
};

const devices = {
  phone: { width: 390, isTouch: false },
  'touch tablet': { width: 820, isTouch: true },
  'narrow window': { width: 820, isTouch: false },
};

/** The third step of a panel, on a phone unless told otherwise. */
const openThirdStep = async (device: keyof typeof devices = 'phone') => {
  const { width, isTouch } = devices[device];
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isTouch && media === '(pointer: coarse)',
  }));
  window.history.replaceState(null, '', '/start');
  const router = createBrowserRouter([{ path: '*', Component: Place }]);
  render(<RouterProvider router={router} />);
  await router.navigate('/page');
  const user = userEvent.setup();
  await press(user, 'Open', 'Next', 'Next');
  expect(screen.getByText('step 2 at /page')).toBeInTheDocument();
  return { user, router };
};

const goBackTo = async (text: string) => {
  window.history.back();
  await waitFor(() => {
    expect(screen.getByText(text)).toBeInTheDocument();
  });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leaves the page by Back in a narrow window with a mouse', async () => {
  await openThirdStep('narrow window');
  await goBackTo('step 2 at /start');
});

describe('Back on a phone', () => {
  it.each(['phone', 'touch tablet'] as const)(
    'returns to the step before, then closes the panel, then leaves the page, also on a %s',
    async (device) => {
      await openThirdStep(device);
      await goBackTo('step 1 at /page');
      await goBackTo('step 0 at /page');
      await goBackTo('closed at /page');
      await goBackTo('closed at /start');
    },
  );

  it('skips what a step has left in the history, by whichever way it was left', async () => {
    const { user } = await openThirdStep();
    await press(user, 'Back', 'Back');
    await goBackTo('closed at /page');

    await press(user, 'Open', 'Next', 'Next', 'Back');
    await goBackTo('step 0 at /page');
    await press(user, 'Next', 'Next', 'Close');
    await goBackTo('closed at /start');
  });

  it('after the last step there is nothing left to go back to', async () => {
    const { user, router } = await openThirdStep();
    await press(user, 'Done');
    await waitFor(() => {
      expect(window.history.state).not.toHaveProperty('panels');
    });
    await router.navigate('/next', { replace: true });
    expect(await screen.findByText('closed at /next')).toBeInTheDocument();
    await goBackTo('closed at /start');
  });
});
