// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

import { ArtDirectedPicture } from './art-directed-picture';
import { Picture } from './picture';

const src = '/media/0123456789abcdef-1500x2000-b7a594.jpg';
const portraitSrc = '/media/fedcba9876543210-900x1600-202020.jpg';

afterEach(cleanup);

describe('Picture', () => {
  it('loads lazily, and reserves its space in its dominant color', () => {
    render(<Picture src={src} alt="Noor abaya" sizes="50vw" ratio="3 / 4" />);
    const image = screen.getByRole('img', { name: 'Noor abaya' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '1500');
    expect(image).toHaveAttribute('height', '2000');
    expect(image).toHaveStyle({ backgroundColor: '#b7a594', aspectRatio: '3 / 4' });
  });

  it('is fetched at once with high priority in the first view', () => {
    render(<Picture src={src} alt="Noor abaya" sizes="50vw" priority />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('does not hold up a page from the server while it is decoded', () => {
    for (const page of [
      <Picture key="one" src={src} alt="" sizes="50vw" priority />,
      <ArtDirectedPicture
        key="two"
        src={src}
        portraitSrc={portraitSrc}
        alt=""
        sizes="50vw"
        priority
      />,
    ]) {
      expect(renderToString(page)).toContain('decoding="async"');
      const { container } = render(page);
      expect(container.querySelector('img')).toHaveAttribute('decoding', 'auto');
    }
  });

  it('offers AVIF before WebP', () => {
    const { container } = render(<Picture src={src} alt="" sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
  });

  it('shows any other URL as it is', () => {
    const { container } = render(<Picture src="https://example.com/a.jpg" alt="A" sizes="1px" />);
    expect(container.querySelector('picture')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://example.com/a.jpg');
  });
});

describe('ArtDirectedPicture', () => {
  it('has a composition of its own under 768 px', () => {
    const { container } = render(
      <ArtDirectedPicture src={src} portraitSrc={portraitSrc} alt="" sizes="100vw" />,
    );
    const phone = [...container.querySelectorAll('source[media]')];
    expect(phone).toHaveLength(3);
    for (const source of phone) {
      expect(source).toHaveAttribute('media', '(max-width: 767.98px)');
      expect(source).toHaveAttribute('height', '1600');
      expect(source.getAttribute('srcset')).toContain('/media/fedcba9876543210-');
    }
  });

  it('is the wide one on a phone held sideways, where its frame is low', () => {
    const { container } = render(
      <ArtDirectedPicture
        src={src}
        portraitSrc={portraitSrc}
        alt=""
        sizes="100vw"
        portraitOn="tall-phone"
      />,
    );
    for (const source of container.querySelectorAll('source[media]'))
      expect(source).toHaveAttribute('media', '(max-width: 767.98px) and (max-aspect-ratio: 1/1)');
  });
});
