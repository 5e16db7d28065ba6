import Skeleton from '@mui/material/Skeleton';
import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import { useParams } from 'react-router';

import { useGetAboutUsQuery } from '@/entities/brand';
import { paths } from '@/shared/routes';
import { PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { Picture, pictureSources } from '@/shared/ui/picture';
import { gutter, media } from '@/shared/ui/theme';
import { NotFound } from '@/widgets/not-found';

import { storyOf } from '../model/story';
import { StoryPictures } from './story-pictures';

const Opening = styled('div')({
  // A tall picture stands beside the words where there is room: across the screen it would be a
  // strip of cloth.
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

const Words = styled('div')({
  maxInlineSize: 760,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: 'clamp(48px, 7vw, 96px)',
  display: 'grid',
  gap: 20,
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  '& h1': { marginBlockEnd: 12 },
});

const Ways = styled('nav')({
  display: 'flex',
  justifyContent: 'center',
  gap: 32,
  paddingInline: gutter,
  paddingBlock: 'clamp(56px, 7vw, 96px)',
});

/** The stories of the house (specification, section 2); an unknown one is not found. */
export const StoryPage = () => {
  const { id } = useParams();
  const story = storyOf(id);
  const { data: about, isError } = useGetAboutUsQuery();
  if (story === null) return <NotFound />;

  const hero = about?.stories.find((told) => told.id === story.id)?.image;
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
              // Cut to its frame, it is as wide as the frame's height asks for (16:9).
              sizes={
                tall
                  ? '(min-width: 768px) 50vw, 100vw'
                  : '(min-width: 768px) max(100vw, 128vh), 134vw'
              }
              priority
            />
          </Hero>
        )}
        <Words>
          <PageHeading>{story.heading}</PageHeading>
          {story.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Words>
      </Opening>
      <StoryPictures key={story.id} story={story} />
      <Ways aria-label="Further">
        <Link href={paths.about}>About us</Link>
        <Link href={paths.collections}>See the collections</Link>
      </Ways>
    </article>
  );
};
