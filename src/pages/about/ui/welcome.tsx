import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';
import { SectionHeading } from '@/shared/ui/page-layout';
import { media, typography } from '@/shared/ui/theme';

const Text = styled('div')({
  display: 'grid',
  gap: 18,
  // Without scripts no button can expand it, so it is expanded.
  [`${media.phone} and (scripting: enabled)`]: {
    '&[data-open="false"]': {
      maxBlockSize: `calc(7 * ${typography.bodyLarge.lineHeight} * ${typography.bodyLarge.fontSize})`,
      overflow: 'hidden',
      // An ellipsis would stand in the middle of a word.
      maskImage: 'linear-gradient(#000 55%, transparent)',
    },
  },
});

interface WelcomeProps {
  title: string;
  /** Plain text; empty lines separate its paragraphs. */
  text: string;
  signature: string;
}

/** The welcome text: on a phone its beginning, with Read More and Read Less. */
export const Welcome = ({ title, text, signature }: WelcomeProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Container
      component="section"
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 5,
        maxInlineSize: 800,
        paddingBlock: 'clamp(48px, 7vw, 104px)',
      }}
    >
      <SectionHeading>{title}</SectionHeading>
      <Text id={id} data-open={open}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="bodyLarge">
            {paragraph.trim()}
          </Typography>
        ))}
      </Text>
      <Box sx={{ display: { md: 'none' }, [media.withoutScripts]: { display: 'none' } }}>
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? i18n.t('Read Less') : i18n.t('Read More')}
        </Button>
      </Box>
      {signature !== '' && (
        <Typography variant="lead" component="i" color="textSecondary">
          {signature}
        </Typography>
      )}
    </Container>
  );
};
