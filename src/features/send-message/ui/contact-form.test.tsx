// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';

import { fillIn } from '../../../../tests/support/fill-in';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { ContactForm } from './contact-form';

const sentText = 'Message sent successfully! We will get back to you soon.';
const failedText = 'Failed to send message. Please try again later.';

const message = {
  name: 'Amal',
  email: 'amal@example.com',
  subject: 'A hem',
  message: 'Can it be let down?',
};

beforeEach(() => {
  sessionStorage.clear();
});

const sendForm = async (answers: Answers) => {
  const page = renderPage(ContactForm, { path: '/contact', answers });
  await fillIn(page.user, screen.getByLabelText('Name'), message.name);
  await fillIn(page.user, screen.getByLabelText('Email'), message.email);
  await fillIn(page.user, screen.getByLabelText('Subject'), message.subject);
  await fillIn(page.user, screen.getByLabelText('Message'), message.message);
  await page.user.click(screen.getByRole('button', { name: /Send Message/ }));
  return page;
};

describe('the form of Contact Us (sections 2, 5 and 8)', () => {
  it('requires every field, and focuses the first that is missing', async () => {
    const { user, asked } = renderPage(ContactForm, { path: '/contact' });
    await user.click(screen.getByRole('button', { name: /Send Message/ }));
    await waitFor(() => {
      expect(screen.getByLabelText('Name')).toHaveFocus();
    });
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/^Please/);
    }
    expect(asked).toEqual([]);
  });

  it('sends the message, confirms it and clears the form', async () => {
    const { asked, store, user } = await sendForm({ '/contact-us': null });
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(sentText);
    });
    expect(asked).toEqual([{ path: '/contact-us', body: message }]);
    expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(screen.getByText(sentText, { ignore: '[role="status"]' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByRole('heading', { name: 'Send a message' })).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.queryByText(sentText)).not.toBeInTheDocument();
    expect(store.getState().toasts.list).toEqual([]);
  });

  it("fills in a customer's name and email, and leaves what was typed", async () => {
    const { store, user } = renderPage(ContactForm, { path: '/contact' });
    await user.type(screen.getByLabelText('Name'), 'Noura');
    act(() => {
      store.dispatch(
        sessionStarted({
          token: 't',
          user: { name: 'Amal', email: 'amal@example.com', image: '', currency: 'USD' },
        }),
      );
    });
    expect(screen.getByLabelText('Email')).toHaveValue('amal@example.com');
    expect(screen.getByLabelText('Name')).toHaveValue('Noura');
  });

  it('has what was typed when one comes back, until the message is sent', async () => {
    const first = renderPage(ContactForm, { path: '/contact' });
    await first.user.type(screen.getByLabelText('Email'), message.email);
    await first.user.type(screen.getByLabelText('Message'), message.message);
    cleanup();
    const answers = { '/contact-us': null };
    const { asked, user } = renderPage(ContactForm, { path: '/contact', answers });
    expect(screen.getByLabelText('Email')).toHaveValue(message.email);
    await user.type(screen.getByLabelText('Name'), message.name);
    await user.type(screen.getByLabelText('Subject'), message.subject);
    await user.click(screen.getByRole('button', { name: /Send Message/ }));
    await screen.findByText('Thank you');
    expect(asked).toEqual([{ path: '/contact-us', body: message }]);
    cleanup();
    renderPage(ContactForm, { path: '/contact' });
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  it("prefers what was typed before to the customer's own email", async () => {
    const logIn = ({ store }: ReturnType<typeof renderPage>) => {
      act(() => {
        store.dispatch(
          sessionStarted({
            token: 't',
            user: { name: 'Amal', email: 'amal@example.com', image: '', currency: 'USD' },
          }),
        );
      });
    };
    const page = renderPage(ContactForm, { path: '/contact' });
    logIn(page);
    await page.user.clear(screen.getByLabelText('Email'));
    await page.user.type(screen.getByLabelText('Email'), 'office@example.com');
    cleanup();
    logIn(renderPage(ContactForm, { path: '/contact' }));
    expect(screen.getByLabelText('Email')).toHaveValue('office@example.com');
    expect(screen.getByLabelText('Name')).toHaveValue('Amal');
  });

  it('keeps the message and shows an error when sending fails', async () => {
    const failure = Response.json({ code: 500, message: 'x', error: 'x' }, { status: 500 });
    const { store } = await sendForm({ '/contact-us': failure });
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(failedText);
    });
    expect(screen.getByLabelText('Message')).toHaveValue(message.message);
    expect(store.getState().toasts.list).toEqual([]);
  });

  it.each([
    [sentText, null],
    [failedText, Response.json({ code: 500, message: 'x', error: 'x' }, { status: 500 })],
  ])('tells who has left the form in a toast: %s', async (text, answer) => {
    const { store } = await sendForm({
      get '/contact-us'() {
        cleanup();
        return answer;
      },
    });
    await waitFor(() => {
      expect(store.getState().toasts.list).toMatchObject([{ title: text }]);
    });
  });

  it("puts the provider's message below its field", async () => {
    const refusal = Response.json(
      { code: 422, message: 'x', error: 'x', errors: { email: ['That email is not known.'] } },
      { status: 422 },
    );
    await sendForm({ '/contact-us': refusal });
    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'That email is not known.',
      );
    });
  });
});
