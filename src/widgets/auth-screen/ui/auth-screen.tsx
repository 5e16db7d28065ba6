import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { bannerOfPlace, useGetBannersQuery } from '@/entities/banner';
import { PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { Picture } from '@/shared/ui/picture';
import { color, gutter, labelText, media, space } from '@/shared/ui/theme';

import { useFocusOnStep } from '../model/use-focus-on-step';
import { useLeaveWhenLoggedIn } from '../model/use-leave-when-logged-in';

interface AuthScreenProps {
  /** Names the step, so that the focus follows it. */
  step: string;
  heading: string;
  /** Which of several steps this is, e.g. 'Step 2 of 3'. */
  progress?: string;
  /** The address of the page: its picture stands beside the form. */
  place: string;
  /** The other way in. */
  aside?: ReactNode;
  children: ReactNode;
}

const columnPx = 420;
/** Cut to its frame, the 4:5 picture is as wide as its height asks for; a phone has none. */
const pictureSizes = '(min-width: 768px) max(50vw, 80vh), 1px';

const Split = styled('div')({
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(440px, 1fr)',
    minBlockSize: '100vh',
  },
});

const Frame = styled('div')({
  position: 'relative',
  backgroundColor: color.sand,
  [media.phone]: { display: 'none' },
  '& picture': {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'block',
    blockSize: 'min(100%, 100vh)',
  },
  '& img': { blockSize: '100%', objectFit: 'cover' },
});

const Side = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${columnPx}px)`,
  paddingInline: gutter,
  paddingBlock: `${space(6)} ${space(16)}`,
  [media.desktop]: { paddingBlock: `clamp(${space(10)}, 9vh, ${space(24)}) ${space(16)}` },
});

const Progress = styled('p')({ ...labelText, marginBlockEnd: space(3), color: color.ash });

// The longest of them on one line of the column.
const Heading = styled(PageHeading)({
  marginBlockEnd: space(8),
  fontSize: 'clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem)',
});

const Aside = styled('p')({
  marginBlockStart: space(8),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ash,
});

/** Login and registration: on a desktop beside one of the house's pictures. */
export const AuthScreen = ({
  step,
  heading,
  progress,
  place,
  aside,
  children,
}: AuthScreenProps) => {
  const { data: banners = [] } = useGetBannersQuery();
  const picture = bannerOfPlace(banners, place) ?? banners[0];
  const container = useFocusOnStep(step);
  useLeaveWhenLoggedIn();

  return (
    <Split>
      <PageTitle page={heading} />
      <Frame>
        {picture !== undefined && (
          <Picture src={picture.portraitImage} alt="" sizes={pictureSizes} />
        )}
      </Frame>
      <Side ref={container}>
        {progress !== undefined && <Progress>{progress}</Progress>}
        <Heading>{heading}</Heading>
        {children}
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Side>
    </Split>
  );
};
