// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import './language-memory';

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LanguageChoice, LanguageOffer } from '@/features/choose-language';
import { defaultSite, SiteContext } from '@/shared/lib/site';

import { openServerHtml } from '../../../tests/support/server-html';
import { stubBrowser } from '../../../tests/support/stub-browser';

const inBothLanguages = (part: ReactNode) => (
  <SiteContext value={{ ...defaultSite, languages: ['en', 'ar'] }}>
    <MemoryRouter initialEntries={['/shop']}>{part}</MemoryRouter>
  </SiteContext>
);

/** Presses a link or a button without leaving the test's document. */
const press = (control: HTMLElement) => {
  control.addEventListener('click', (event) => {
    event.preventDefault();
  });
  fireEvent.click(control);
};

beforeEach(() => {
  stubBrowser();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar', 'en']);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.cookie = 'language=; path=/; max-age=0';
  vi.restoreAllMocks();
});

describe('the language that is remembered', () => {
  it('is that of a link that is followed before React is there', async () => {
    await openServerHtml(inBothLanguages(<LanguageChoice />));
    expect(document.cookie).toBe('');
    press(screen.getByRole('link', { name: 'العربية' }));
    expect(document.cookie).toBe('language=ar');
  });

  it('is that of an offer that is accepted', () => {
    render(inBothLanguages(<LanguageOffer />));
    press(screen.getByRole('link'));
    expect(document.cookie).toBe('language=ar');
  });

  it('is that of the page where an offer is declined', () => {
    render(inBothLanguages(<LanguageOffer />));
    press(screen.getByRole('button', { name: 'لا، شكراً' }));
    expect(document.cookie).toBe('language=en');
  });
});
