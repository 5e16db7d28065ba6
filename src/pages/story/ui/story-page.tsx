import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { useGetAboutUsQuery } from '@/entities/brand';
import { paths } from '@/shared/routes';
import { PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { Picture, pictureSources } from '@/shared/ui/picture';
import { hitArea, media } from '@/shared/ui/theme';
import { NotFound } from '@/widgets/not-found';
import { ProductStrip } from '@/widgets/product-strip';

import { storyOf } from '../model/story';
import { StoryPictures } from './story-pictures';

const Opening = styled('div')({
  // A tall picture is beside the text: cut to the width of a desktop it would show only cloth.
  [media.desktop]: {
    '&[data-tall="true"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

const Hero = styled('div', { shouldForwardProp: (prop) => prop !== 'focus' })<{ focus: number }>(
  ({ focus }) => ({
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    '& img': {
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      objectPosition: `${focus}% 85%`,
    },
    '& picture': { display: 'contents' },
    '[data-tall="true"] > &': { aspectRatio: '4 / 5' },
    [media.desktop]: {
      '[data-tall="false"] > &': { aspectRatio: 'auto', blockSize: 'clamp(320px, 72vh, 860px)' },
      '[data-tall="true"] > &': { maxBlockSize: 'calc(100vh - var(--header-height))' },
    },
  }),
);

/** The stories of the house (section 2); an unknown id is not found. */
export const StoryPage = () => {
  const { id } = useParams();
  const story = storyOf(id);
  const { data: about, isError } = useGetAboutUsQuery();
  if (story === null) return <NotFound />;

  const content = about?.stories.find((item) => item.id === story.id);
  const hero = content?.image;
  const size = hero === undefined ? null : pictureSources(hero);
  const tall = size !== null && size.height > size.width;
  return (
    <article>
      <PageTitle page={story.title} description={story.paragraphs[0]?.split('. ')[0]} />
      <Opening data-tall={tall}>
        {hero === undefined ? (
          !isError && about === undefined && <Skeleton height="72vh" />
        ) : (
          <Hero focus={story.focus}>
            <Picture
              src={hero}
              alt=""
              // It covers its frame: as wide as the frame, or as its shape makes it (16:9).
              sizes={
                tall
                  ? '(min-width: 768px) 50vw, 100vw'
                  : '(min-width: 768px) max(100vw, 128vh), 134vw'
              }
              priority
            />
          </Hero>
        )}
        <Container sx={{ maxInlineSize: 760, paddingBlock: 'clamp(48px, 7vw, 96px)' }}>
          <PageHeading sx={{ marginBlockEnd: 8 }}>{story.heading}</PageHeading>
          {story.paragraphs.map((text) => (
            <Typography key={text} variant="bodyLarge" sx={{ marginBlockStart: 5 }}>
              {text}
            </Typography>
          ))}
        </Container>
      </Opening>
      <StoryPictures key={story.id} story={story} />
      <Box sx={{ paddingBlockStart: 'clamp(56px, 7vw, 96px)' }}>
        <ProductStrip
          heading={i18n.t('In this story')}
          pieces={(content?.product_ids ?? []).map((id) => ({ id, colors: content?.colors }))}
        />
      </Box>
      <Stack
        component="nav"
        direction="row"
        spacing={8}
        aria-label={i18n.t('More')}
        sx={{ justifyContent: 'center', paddingBlock: 'clamp(56px, 7vw, 96px)' }}
      >
        <Link href={paths.about} sx={hitArea}>
          {i18n.t('About us')}
        </Link>
        <Link href={paths.collections} sx={hitArea}>
          {i18n.t('See the collections')}
        </Link>
      </Stack>
    </article>
  );
};
