import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import { isValidElement, type ReactElement, useState } from 'react';

import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';
import { createEmotionCache } from '@/app/entrypoint/emotion-cache';
import { color, font, gutter, space, themeOf } from '@/shared/ui/theme';

import type { Sheet, State } from './sheet';
import type { Shop } from './shop';
import { StateView } from './state-view';

const stateOf = (state: ReactElement | State): State =>
  isValidElement(state) ? { element: state } : state;

const Component = styled('section')({
  padding: `${space(4)} ${gutter}`,
  // Small states have no empty space beside them, in which a difference would count for less.
  '&[data-small="true"]': { inlineSize: 'fit-content' },
  borderBlockEnd: `1px solid ${color.line}`,
  '& > h2, figcaption': { fontFamily: font.text, fontSize: '0.75rem', color: color.ash },
  '& > h2': { fontWeight: 600 },
  '& figure': { margin: 0, minInlineSize: 0 },
});

const States = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  paddingBlockStart: space(3),
  '& > figure': { flex: '1 1 100%' },
  '& > figure[style]': { flex: 'none', maxInlineSize: '100%' },
  '& figcaption': { marginBlockEnd: space(2) },
});

const Frame = styled('iframe')({
  display: 'block',
  inlineSize: '100vw',
  marginInlineStart: `calc(-1 * ${gutter})`,
  border: 0,
});

interface SheetPageProps {
  sheet: Sheet;
  shop: Shop;
  /** The component and the state that are shown alone, in a frame. */
  alone: { component: string; title: string } | null;
  /** The URL of a state in a frame. */
  urlOf: (component: string, title: string) => string;
}

/** The components of a sheet in all their states, or one of them alone. */
export const SheetPage = ({ sheet, shop, alone, urlOf }: SheetPageProps) => {
  const [emotionCache] = useState(createEmotionCache);
  const shownAlone = alone && sheet[alone.component]?.states(shop)[alone.title];
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={themeOf(directionOf(currentLanguage()))} storageManager={null}>
        <CssBaseline />
        {shownAlone && <StateView state={stateOf(shownAlone)} shop={shop} />}
        {alone === null &&
          Object.entries(sheet).map(([component, { states, width, frame }]) => (
            <Component key={component} data-component={component} data-small={width !== undefined}>
              <h2 dir="ltr">{component}</h2>
              <States>
                {Object.entries(states(shop)).map(([title, state]) => (
                  <figure key={title} style={width ? { inlineSize: width } : undefined}>
                    <figcaption dir="ltr">{title}</figcaption>
                    {frame === undefined ? (
                      <StateView state={stateOf(state)} shop={shop} />
                    ) : (
                      <Frame title={title} src={urlOf(component, title)} height={frame} />
                    )}
                  </figure>
                ))}
              </States>
            </Component>
          ))}
      </ThemeProvider>
    </CacheProvider>
  );
};
