import styled from '@emotion/styled';
import { useId, useState } from 'react';

import { Button } from '@/shared/ui/button';
import { SectionHeading } from '@/shared/ui/page-layout';
import { color, font, gutter, media } from '@/shared/ui/theme';

const Root = styled('section')({
  maxInlineSize: 800,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: 'clamp(48px, 7vw, 104px)',
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
});

const Text = styled('div')({
  display: 'grid',
  gap: 18,
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  // Without scripts nothing could open it: then it is open.
  [`${media.phone} and (scripting: enabled)`]: {
    '&[data-open="false"]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '7',
      overflow: 'hidden',
    },
    '&[data-open="false"] p + p': { marginBlockStart: 18 },
  },
});

const PhoneOnly = styled('div')({
  [media.desktop]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

const Signature = styled('p')({
  fontFamily: font.display,
  fontStyle: 'italic',
  fontSize: '1.375rem',
  color: color.ash,
});

export interface WelcomeProps {
  title: string;
  /** Plain text; empty lines part its paragraphs. */
  text: string;
  signature: string;
}

/** The welcome text: on a phone its beginning, with Read More and Read Less. */
export const Welcome = ({ title, text, signature }: WelcomeProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Root>
      <SectionHeading>{title}</SectionHeading>
      <Text id={id} data-open={open}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph.trim()}</p>
        ))}
      </Text>
      <PhoneOnly>
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Read Less' : 'Read More'}
        </Button>
      </PhoneOnly>
      {signature !== '' && <Signature>{signature}</Signature>}
    </Root>
  );
};
