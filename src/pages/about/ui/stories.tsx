import Link from '@mui/material/Link';
import styled from '@emotion/styled';

import type { AboutUs } from '@contract/brand';
import { paths } from '@/shared/routes';
import { SectionHeading } from '@/shared/ui/page-layout';
import { Picture } from '@/shared/ui/picture';
import { gutter, labelText, media } from '@/shared/ui/theme';

const Root = styled('section')({
  paddingInline: gutter,
  paddingBlock: 'clamp(56px, 7vw, 112px)',
});

const List = styled('ul')({
  display: 'grid',
  gap: 40,
  marginBlockStart: 28,
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 20 },
});

const Words = styled('span')({ display: 'block', paddingBlockStart: 14, lineHeight: 1.5 });
const More = styled('span')({ ...labelText, display: 'block', paddingBlockStart: 10 });

/** The stories of the house, each the way to its page. */
export const Stories = ({ stories }: { stories: AboutUs['stories'] }) =>
  stories.length > 0 && (
    <Root aria-labelledby="stories">
      <SectionHeading id="stories">Stories</SectionHeading>
      <List>
        {stories.map(({ id, image, description }) => (
          <li key={id}>
            <Link underline="hover" href={paths.story(id)}>
              <Picture src={image} alt="" sizes="(min-width: 768px) 33vw, 100vw" ratio="16 / 9" />
              <Words>{description}</Words>
              <More>Read the story</More>
            </Link>
          </li>
        ))}
      </List>
    </Root>
  );
