import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { MessageWithElements } from './message-with-elements';

const elements = {
  link: (words: string) => <a href="/terms">{words}</a>,
  name: () => <b>Amal</b>,
};
const markupOf = (text: string) =>
  renderToStaticMarkup(<MessageWithElements text={text} elements={elements} />);

describe('a message with elements', () => {
  it('has them where its tags stand', () => {
    expect(markupOf('Read the <link>terms</link> first, <name/>.')).toBe(
      'Read the <a href="/terms">terms</a> first, <b>Amal</b>.',
    );
    expect(markupOf('<name/>, first read the <link>terms</link>')).toBe(
      '<b>Amal</b>, first read the <a href="/terms">terms</a>',
    );
  });

  it('may have none', () => {
    expect(markupOf('Read < and > first.')).toBe('Read &lt; and &gt; first.');
  });
});
